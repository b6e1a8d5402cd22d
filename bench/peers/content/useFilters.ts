import { useState } from 'react';

const withOrWithout = (all: readonly string[], one: string) =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

/** What the filters and their dialog hold; the list of cards does not depend on it. */
export function useFilters() {
  const [keyword, setKeyword] = useState('');
  const [sort, setSort] = useState('recommended');
  const [scenes, setScenes] = useState<string[]>(['park']);
  const [times, setTimes] = useState<string[]>([]);
  const [isOpen, setOpen] = useState(false);
  return {
    keyword,
    setKeyword,
    sort,
    setSort,
    scenes,
    setScenes,
    toggleScene: (scene: string) => setScenes((before) => withOrWithout(before, scene)),
    times,
    setTimes,
    toggleTime: (time: string) => setTimes((before) => withOrWithout(before, time)),
    isOpen,
    setOpen,
  };
}
