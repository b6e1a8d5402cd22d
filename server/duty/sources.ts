/** A closure and an alert as they are kept: in the sources of revisions, like other content. */
import type { AlertKind, ClosureReason, ClosureStatus } from '../../contract/dutyRules.ts';
import type { DutyKind } from '../../contract/revisionRules.ts';
import type { Words } from '../db/columns.ts';

/** From a moment until another, in ISO form; null: until somebody ends it. */
type Lasting = {
  id: number;
  from: string;
  until: string | null;
};

// No interfaces: these are JSON.
export type ClosureSource = Lasting & {
  course: number;
  /** As the course was when it was closed: whose it is, and its name for the record. */
  municipality: number;
  name: Words;
  status: ClosureStatus;
  reason: ClosureReason;
  note: Words;
};
export type AlertSource = Lasting & { kind: AlertKind; message: Words };

export interface DutySources {
  closure: ClosureSource;
  alert: AlertSource;
}

/** What it is about: of several at a time one is shown there. A course by its id, an alert by its kind. */
export const subjectOf = (kind: DutyKind, source: object): string =>
  String(kind === 'closure' ? (source as ClosureSource).course : (source as AlertSource).kind);
