import { approvals } from '../../../contract/previews.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { Route } from '../../routes.ts';

/** Of what kind the proposals are that are decided here. */
export const titleOf = ({ props }: Route, { t }: Pick<I18n, 't'>): string =>
  t('staffApproval:title', { kind: t(`revision:kind_${approvals[props!.approval!]}`) });
