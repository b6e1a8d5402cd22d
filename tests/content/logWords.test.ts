/** The file of the log and the pages use the same words. */
import { expect, it } from 'vitest';
import enRevision from '../../app/i18n/en/revision.json';
import enRole from '../../app/i18n/en/staffRole.json';
import jaRevision from '../../app/i18n/ja/revision.json';
import jaRole from '../../app/i18n/ja/staffRole.json';
import { revisionStates, tracedKinds } from '../../contract/revisionRules.ts';
import { staffRoles } from '../../contract/staffRoles.ts';
import {
  actionWords,
  bureauWords,
  dutyActionWords,
  kindWords,
  roleWords,
  stateWords,
} from '../../server/stepLog/words.ts';

type Table = Record<string, string>;
const inBoth = (ja: Table, en: Table, names: readonly string[], prefix: string) =>
  Object.fromEntries(names.map((name) => [name, { ja: ja[prefix + name], en: en[prefix + name] }]));
const actions = ['add', 'change', 'remove'];

it('of kinds, actions, states and roles', () => {
  expect(kindWords).toEqual(inBoth(jaRevision, enRevision, tracedKinds, 'kind_'));
  expect(actionWords).toEqual(inBoth(jaRevision, enRevision, actions, 'action_'));
  expect(dutyActionWords).toEqual(inBoth(jaRevision, enRevision, actions, 'duty_'));
  expect(stateWords).toEqual(inBoth(jaRevision, enRevision, revisionStates, 'state_'));
  expect(roleWords).toEqual(inBoth(jaRole, enRole, staffRoles, ''));
  expect(bureauWords).toEqual({ ja: jaRole.bureau, en: enRole.bureau });
});
