import { type FormEvent, useEffect, useState } from 'react';
import { allRegions, pushKinds } from '../../contract/pushRules.ts';
import { Button } from '../../ui/Button/index.ts';
import { CheckboxGroup } from '../../ui/CheckboxGroup/index.ts';
import { cluster, stack } from '../../ui/layout.css.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { RadioGroup } from '../../ui/RadioGroup/index.ts';
import { useApi, usePage } from '../PageContext.tsx';
import type { PushState } from './usePush.ts';

type Where = 'own' | 'all' | 'some';
interface Municipality {
  slug: string;
  name: string;
}

/** null while they are on their way; empty when they could not be had. */
function useMunicipalities(): readonly Municipality[] | null {
  const api = useApi();
  const [found, setFound] = useState<readonly Municipality[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    api('GET /get_municipalities').then(
      ({ municipalities }) => isWanted && setFound(municipalities),
      () => isWanted && setFound([]),
    );
    return () => {
      isWanted = false;
    };
  }, [api]);
  return found;
}

function whereOf(regions: readonly string[], ownRegion: string | null): Where {
  if (regions.includes(allRegions)) return 'all';
  return regions.length === 1 && regions[0] === ownRegion ? 'own' : 'some';
}

/** What comes to this device: which kinds, from where, in which language; and the way to none at all. */
export function Wishes({ push, ownRegion }: { push: PushState; ownRegion: string | null }) {
  const { t } = usePage();
  const { settings, isChanging, isEnding, problem, change, turnOff } = push;
  const municipalities = useMunicipalities();
  const [kinds, setKinds] = useState<readonly string[]>(settings?.kinds ?? []);
  const [where, setWhere] = useState(whereOf(settings?.regions ?? [allRegions], ownRegion));
  const [some, setSome] = useState(() => (settings?.regions ?? []).filter((region) => region !== allRegions));
  const [language, setLanguage] = useState<string>(settings?.language ?? 'ja');
  const [isAsked, setAsked] = useState(false);
  const own = municipalities?.find(({ slug }) => slug === ownRegion);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!kinds.length || (where === 'some' && !some.length)) return;
    change({
      kinds: pushKinds.filter((kind) => kinds.includes(kind)),
      regions: where === 'all' ? [allRegions] : where === 'own' && ownRegion ? [ownRegion] : some,
      language: language === 'en' ? 'en' : 'ja',
    });
  };

  return (
    <form className={stack.m} onSubmit={save} noValidate>
      <CheckboxGroup
        label={t('push:kinds')}
        value={[...kinds]}
        onChange={setKinds}
        errorMessage={isAsked && !kinds.length ? t('push:noKind') : undefined}
        items={pushKinds.map((kind) => ({
          value: kind,
          label: t(`push:kind_${kind}`),
          description:
            kind === 'closures' ? t(settings?.follows_favorites ? 'push:closuresOn' : 'push:closuresOff') : undefined,
        }))}
      />
      <RadioGroup
        label={t('push:regions')}
        description={t('push:regionsOf')}
        value={where}
        onChange={(value) => setWhere(value as Where)}
        items={[
          ...(own ? [{ value: 'own', label: t('push:ownRegion', { name: own.name }) }] : []),
          { value: 'all', label: t('push:allRegions') },
          { value: 'some', label: t('push:someRegions') },
        ]}
      />
      {where === 'some' &&
        (municipalities?.length ? (
          <CheckboxGroup
            label={t('push:someOf')}
            layout="chips"
            value={some}
            onChange={setSome}
            errorMessage={isAsked && !some.length ? t('push:noRegion') : undefined}
            items={municipalities.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        ) : (
          <p role="status">{t(municipalities ? 'push:regionsMissing' : 'push:loading')}</p>
        ))}
      <RadioGroup
        label={t('push:language')}
        value={language}
        onChange={setLanguage}
        items={[
          { value: 'ja', label: <span lang="ja">日本語</span> },
          { value: 'en', label: <span lang="en">English</span> },
        ]}
      />
      <p>{t('push:quiet')}</p>
      <p className={cluster.m}>
        <Button
          type="submit"
          isPending={isChanging || isEnding}
          pendingLabel={isChanging ? t('push:saving') : undefined}
        >
          {t('push:save')}
        </Button>
        <Button
          variant="secondary"
          isPending={isChanging || isEnding}
          pendingLabel={isEnding ? t('push:ending') : undefined}
          onPress={turnOff}
        >
          {t('push:turnOff')}
        </Button>
      </p>
      <Outcome push={push} isAsked={isAsked} key={problem ? 'problem' : 'none'} />
    </form>
  );
}

/** What has become of the last press. */
function Outcome({ push: { settings, isChanging, problem } }: { push: PushState; isAsked: boolean }) {
  const { t } = usePage();
  const [first] = useState(settings);
  if (problem) return <Notice tone="error" live="assertive" heading={t('push:notChanged')} />;
  return <p role="status">{!isChanging && settings !== first ? t('push:saved') : ''}</p>;
}
