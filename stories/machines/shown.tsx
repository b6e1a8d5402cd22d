import type { StoryObj } from '@storybook/react-vite';
import { ApiError } from '../../contract/apiError.ts';
import type { Language } from '../../contract/values.ts';
import { languageOf } from '../screens/languageOf.ts';

/** A machine in the language of the toolbar. */
export const shown =
  (render: (lang: Language) => React.JSX.Element): NonNullable<StoryObj['render']> =>
  (_, { globals }) => <div style={{ padding: '1rem' }}>{render(languageOf(globals))}</div>;

export const broken = { words: { ja: '失敗する', en: 'It fails' }, error: new ApiError('E500', 'broken') };
