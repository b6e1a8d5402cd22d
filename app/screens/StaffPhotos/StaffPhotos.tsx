import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule, ScreenProps } from '../../page.ts';
import { WrongRole } from '../../staff/WrongRole.tsx';
import { action, load, type StaffPhotosData } from './data.ts';
import { StaffPhotosScreen } from './StaffPhotosScreen.tsx';
import { type ReviewKeys, useReviewKeys } from './useReviewKeys.ts';

const head = ({ i18n: { t, lang }, route }: HeadInput<StaffPhotosData>) => ({
  label: route.label[lang],
  description: t('staffPhotos:description'),
});

interface QueueProps {
  data: StaffPhotosData & { kind: 'queue' };
  isPending: boolean;
  keys: ReviewKeys;
}

function Queue({ data, isPending, keys }: QueueProps) {
  // A decision that is under way leads to its outcome, whatever pages come meanwhile.
  const submission = useSubmission(true);
  return <StaffPhotosScreen {...data} {...submission} isPending={submission.isPending || isPending} keys={keys} />;
}

function Screen({ data, isPending }: ScreenProps<StaffPhotosData>) {
  const { t } = usePage();
  const keys = useReviewKeys();
  if (data.kind === 'wrongRole')
    return <WrongRole staff={data.staff} sentence={(role) => t('staffPhotos:wrongRole', { role })} />;
  return <Queue {...{ data, isPending, keys }} />;
}

export const staffPhotos: ScreenModule<StaffPhotosData> = { load, head, action, Screen };
