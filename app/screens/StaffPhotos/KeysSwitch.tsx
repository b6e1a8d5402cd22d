import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { withJavaScript } from '../../../ui/javascript.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Switch } from '../../../ui/Switch/index.ts';
import { usePage } from '../../PageContext.tsx';
import { type ReviewKeys, reviewKeys } from './useReviewKeys.ts';

/** Which keys there are, and the switch that turns them on. */
export function KeysSwitch({ isOn, onChange }: ReviewKeys) {
  const { t } = usePage();
  return (
    <div className={withJavaScript}>
      <Disclosure title={t('staffPhotos:keys')}>
        <div className={stack.m}>
          <Switch
            isSelected={isOn}
            onChange={onChange}
            onLabel={t('staffPhotos:keysOn')}
            offLabel={t('staffPhotos:keysOff')}
            description={t('staffPhotos:keysHelp')}
          >
            {t('staffPhotos:useKeys')}
          </Switch>
          <DescriptionList
            items={(['yes', 'no', 'next'] as const).map((what) => ({
              id: what,
              term: <kbd>{reviewKeys[what]}</kbd>,
              description: t(`staffPhotos:key_${what}`),
            }))}
          />
        </div>
      </Disclosure>
    </div>
  );
}
