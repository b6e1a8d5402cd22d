import type { ReactNode } from 'react';
import { ApiError, refused } from '../../../contract/apiError.ts';
import type { PhotoDetail } from '../../../contract/photos.ts';
import type { ActionInput, Head, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { PhotoScreen, type PhotoStep } from './PhotoScreen.tsx';
import { structuredData } from './structuredData.ts';
import { VisitorLike } from './VisitorLike.tsx';

export interface PhotoData {
  photo: PhotoDetail;
  step: PhotoStep;
}

const steps: Readonly<Record<string, PhotoStep>> = { delete: 'delete', report: 'report' };

/** @throws ApiError E404: what is no id is no photo */
export function photoIdOf({ id }: Record<string, string>): number {
  if (!/^[1-9]\d{0,8}$/.test(id!)) throw new ApiError('E404', 'No such photo');
  return Number(id);
}

export async function load({ api, params, query }: LoadInput): Promise<{ data: PhotoData }> {
  const { photo } = await api('GET /photo_get', { id: photoIdOf(params) });
  const step = query.get('reported') === '1' ? 'reported' : (steps[query.get('step') ?? ''] ?? null);
  return { data: { photo, step: step === 'delete' && !photo.is_own ? null : step } };
}

/** Anybody can report a photo. */
async function action({ api, values }: ActionInput): Promise<string> {
  const { intent, id, reason, comment = '' } = values;
  if (intent !== 'report') throw refused('intent', 'not_valid');
  // The API refuses a reason that it does not know.
  await api('POST /photo_report', { id: Number(id), reason: reason as 'other', comment });
  return `${path('photo', { id: Number(id) })}?reported=1`;
}

function head({ data: { photo }, i18n, origin, path: here }: HeadInput<PhotoData>): Head {
  const { title, course, is_sample } = photo;
  return {
    label: title,
    // What somebody wrote is quoted: it may be in another language than the page.
    title: i18n.t('photo:titleOf', { title }),
    description: i18n.t('photo:description', { title, course: course.name, town: course.municipality.name }),
    jsonLd: is_sample ? [] : [structuredData(photo, { origin, here })],
  };
}

export const PhotoPage = ({ data, like }: { data: PhotoData; like: ReactNode }) => (
  <PhotoScreen {...data} like={like} />
);

const Screen = ({ data }: { data: PhotoData }) => <PhotoPage data={data} like={<VisitorLike {...data.photo} />} />;

export const photo: ScreenModule<PhotoData> = { load, head, action, Screen };
