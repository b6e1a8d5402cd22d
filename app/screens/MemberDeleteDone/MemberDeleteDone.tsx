import { useState } from 'react';
import { clearLists } from '../../deviceKeys.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
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
  const { favourites, visits } = useKeptCounts();
  const [isCleared, setCleared] = useState(false);
  const clear = () => {
    clearLists();
    setCleared(true);
  };
  return <MemberDeleteDoneScreen {...{ isMember, isCleared }} hasKept={favourites + visits > 0} onClear={clear} />;
}

export const memberDeleteDone: ScreenModule<MemberDeleteDoneData> = { load, head, Screen };
