import { useState } from 'react';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { clearKept } from '../../profile/clearKept.ts';
import { useKeptCounts } from '../../profile/useKeptCounts.ts';
import { MemberDeleteDoneScreen } from './MemberDeleteDoneScreen.tsx';

interface MemberDeleteDoneData {
  /** Whoever is here has a My Page: nothing was deleted. */
  isMember: boolean;
}

const load = async ({ member }: LoadInput) => ({ data: { isMember: member !== null } });

const head = ({ data: { isMember }, i18n: { t, lang }, route }: HeadInput<MemberDeleteDoneData>) => ({
  label: isMember ? t('memberDeleteDone:notYet') : route.label[lang],
  description: t('memberDeleteDone:description'),
});

function Screen({ data: { isMember } }: { data: MemberDeleteDoneData }) {
  const { favourites, visits, saved } = useKeptCounts(null);
  const [isCleared, setCleared] = useState(false);
  const clear = () => void clearKept().then(() => setCleared(true));
  const hasKept = !isCleared && favourites + visits + saved > 0;
  return <MemberDeleteDoneScreen {...{ isMember, isCleared, hasKept }} onClear={clear} />;
}

export const memberDeleteDone: ScreenModule<MemberDeleteDoneData> = { load, head, Screen };
