import { Suspense } from 'react';
import { later } from '../../later.ts';
import type { DeleteOwnPhotoProps } from './DeleteOwnPhoto.tsx';

const load = () => import('./DeleteOwnPhoto.tsx').then(({ DeleteOwnPhoto }) => ({ default: DeleteOwnPhoto }));

// On the server the question is part of the first HTML, where its form works as it is.
const DeleteOwnPhoto = import.meta.env.SSR ? (await load()).default : later(load);

export const LazyDeleteOwnPhoto = (props: DeleteOwnPhotoProps) => (
  <Suspense fallback={null}>
    <DeleteOwnPhoto {...props} />
  </Suspense>
);
