import { Suspense } from 'react';
import { later } from '../../later.ts';
import type { ReportFormProps } from './ReportForm.tsx';

const load = () => import('./ReportForm.tsx').then(({ ReportForm }) => ({ default: ReportForm }));

// On the server the form is part of the first HTML, where it works as it is.
const ReportForm = import.meta.env.SSR ? (await load()).default : later(load);

export const LazyReportForm = (props: ReportFormProps) => (
  <Suspense fallback={null}>
    <ReportForm {...props} />
  </Suspense>
);
