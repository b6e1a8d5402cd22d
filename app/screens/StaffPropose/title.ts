import type { T } from '../../i18n/i18n.ts';
import type { Task } from './data.ts';

/** What is proposed, once it is chosen. */
export function titleOf(task: Task, label: string, t: T): string {
  if (task.kind === 'choose') return label;
  const kind = t(`revision:kind_${task.of}`);
  const { name } = task.form;
  return name === null ? t('staffPropose:newOf', { kind }) : t('staffPropose:changeOf', { kind, name });
}
