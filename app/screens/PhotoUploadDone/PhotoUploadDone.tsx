import type { HeadInput, ScreenModule } from '../../page.ts';
import { PhotoUploadDoneScreen } from './PhotoUploadDoneScreen.tsx';

const load = async () => ({ data: null });

const head = ({ i18n: { t, lang }, route }: HeadInput<null>) => ({
  label: route.label[lang],
  description: t('photoUploadDone:description'),
});

export const photoUploadDone: ScreenModule<null> = { load, head, Screen: () => <PhotoUploadDoneScreen /> };
