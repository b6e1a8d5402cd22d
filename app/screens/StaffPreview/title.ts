import { previews } from '../../../contract/previews.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { Route } from '../../routes.ts';

/** Of what kind the things are that are shown here. */
export const titleOf = ({ props }: Route, { t }: Pick<I18n, 't'>): string =>
  t('staffPreview:title', { kind: t(`revision:kind_${previews[props!.preview!]}`) });
