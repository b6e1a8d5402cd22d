import { create } from 'storybook/theming/create';

/** Storybook's own parts, around stories and on docs pages. As `tokens/primitives.ts` has the colours: these parts cannot read tokens. */
export const theme = create({
  base: 'light',
  brandTitle: 'とことこ東京 画面の審査 Review',
  brandTarget: '_self',
  colorPrimary: '#0E583A',
  colorSecondary: '#0E583A',
  textMutedColor: '#4A554F',
  barTextColor: '#4A554F',
  barSelectedColor: '#0E583A',
  barHoverColor: '#0E583A',
  inputTextColor: '#1D2621',
  fontBase: '"BIZ UDPGothic", "Hiragino Sans", "Noto Sans JP", sans-serif',
});
