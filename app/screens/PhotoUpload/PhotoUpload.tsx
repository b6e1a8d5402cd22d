import { ApiError, refusedFields } from '../../../contract/apiError.ts';
import { photoCautions } from '../../../contract/photoRules.ts';
import { usePage } from '../../PageContext.tsx';
import type { ActionInput, HeadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { load, type PhotoUploadData, toWords } from './data.ts';
import { PhotoUploadScreen } from './PhotoUploadScreen.tsx';
import { ServerPost } from './ServerPost.tsx';
import { usePhotoUpload } from './usePhotoUpload.ts';

const stepAddress = (step: 'change' | 'confirm') => `${path('photoUpload')}?step=${step}`;

/** Fields were refused, but not the picture: it is kept. */
const isOfWords = (error: unknown) =>
  error instanceof ApiError && error.fields.length > 0 && error.fields.every(({ field }) => field !== 'image');

/** Runs on the server alone: with JavaScript the picture is prepared, and sent, by the device. */
async function action({ api, values, files = {} }: ActionInput): Promise<string> {
  if (values.intent === 'save') {
    try {
      await api('POST /photo_draft_save', { request_key: values.request_key ?? '' });
      return path('photoUploadDone');
    } catch (error) {
      // The 30 minutes are over: the page finds no draft, and says so.
      if (error instanceof ApiError && error.code === 'E404') return stepAddress('confirm');
      throw error;
    }
  }
  const cautions = photoCautions.filter((caution) => values[`caution_${caution}`] === '1');
  const draft = { ...toWords(values), cautions, ...(files.image && { image: files.image }) };
  if (values.intent !== 'search') {
    await api('POST /photo_draft', draft);
    return stepAddress('confirm');
  }
  // The picture is kept even though nothing is complete yet; the page shows the courses beside what was entered.
  if (files.image)
    await api('POST /photo_draft', draft).catch((error: unknown) => {
      if (!isOfWords(error)) throw error;
    });
  throw refusedFields([]);
}

const head = ({ data: { step }, i18n: { t, lang }, route }: HeadInput<PhotoUploadData>) => ({
  label: route.label[lang],
  ...(step === 'confirmation' && { title: t('photoUpload:confirmTitle') }),
  description: t('photoUpload:description'),
});

function DevicePost({ data }: { data: PhotoUploadData }) {
  const { step: _, ...known } = data;
  return <PhotoUploadScreen {...known} {...usePhotoUpload(data)} />;
}

/** What the server keeps is gone on with there, and the rest on the device. */
function Screen({ data }: { data: PhotoUploadData }) {
  const { form } = usePage();
  return data.draft || form ? <ServerPost {...data} /> : <DevicePost data={data} />;
}

export const photoUpload: ScreenModule<PhotoUploadData> = { load, head, action, Screen };
