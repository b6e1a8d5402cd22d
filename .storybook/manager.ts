import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'とことこ東京 画面の審査 Review',
    brandTarget: '_self',
    // As tokens/primitives.ts has them; the frame around stories cannot read the theme.
    colorPrimary: '#0E583A',
    colorSecondary: '#0E583A',
    fontBase: '"BIZ UDPGothic", "Hiragino Sans", "Noto Sans JP", sans-serif',
  }),
});
