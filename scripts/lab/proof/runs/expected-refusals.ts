import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import { mustRefuse as mustRefuseMoney } from '../money/expected-refusals.ts';
import type { WriteFacts } from '../stories/faulty-dynamo.ts';

/**
 * The cases in which each write of a run must be refused, derived a second time and only from the items. The engine's
 * answer to every write is compared with it by position.
 */
type Item = Record<string, unknown>;
const runsTable = physicalTable('runs');

export const submissionsOf = (plan: unknown): number =>
  ({ BASIC: 1, PRO: 2, ENTERPRISE: 3 })[String(plan)] ?? 0;

/** The allowed status changes of SECURITY.md; saving changes no status. */
export const allowedPairs: readonly string[] = [
  'CREATED → UNDER_REVIEW',
  'CREATED → APPROVED_EXECUTING',
  'REJECTED_FOR_USER_REFINEMENT → UNDER_REVIEW',
  'UNDER_REVIEW → APPROVED_EXECUTING',
  'UNDER_REVIEW → REJECTED_FOR_USER_REFINEMENT',
  'UNDER_REVIEW → REVIEW_LIMIT_REACHED',
  'APPROVED_EXECUTING → COMPLETED',
];
const editable: readonly unknown[] = ['CREATED', 'REJECTED_FOR_USER_REFINEMENT'];

export function mustRefuse(write: WriteFacts, nowMs: number): boolean | string {
  const { table, kind, key, before, values } = write;
  if (table !== runsTable || key.sk.startsWith('quote#'))
    return mustRefuseMoney(write, { nowMs, pageOf: () => undefined });
  if (key.sk === 'link' || key.sk === 'checkpoint') return false;
  if (kind === 'Put') return before !== undefined;
  if (kind === 'Delete') {
    // A deletion of the account has no condition; a run clears the active marker only of itself.
    const freed = values[':run'];
    return freed !== undefined && before !== undefined && before.run_id !== freed;
  }
  if (key.sk.startsWith('submission#')) return submissionRefuses(write);
  if (key.sk.startsWith('document#')) return documentRefuses(write);
  // A replaced document may say more of the plan: the run of the same file then says it too.
  if (values[':file'] !== undefined) return before?.file_id !== values[':file'];
  return values[':from0'] === undefined ? progressRefuses(write) : moveRefuses(write);
}

function submissionRefuses({ before, values }: WriteFacts): boolean {
  if (before === undefined || before.decision !== undefined) return true;
  const isOther = before.hash !== values[':hash'] || before.work_version !== values[':work_version'];
  if (values[':decision'] !== undefined || values[':work'] !== undefined) return isOther;
  return values[':now'] !== undefined && before.asked_at_ms !== undefined;
}

/** A document is recorded once, and a lost one is replaced once. */
const documentRefuses = ({ before, values }: WriteFacts): boolean =>
  values[':lost'] === undefined
    ? before?.reminder_at === undefined
    : before?.key !== values[':lost'] || before?.checksum !== values[':was'];

function progressRefuses({ before, values }: WriteFacts): boolean {
  const isReminder = values[':review'] !== undefined;
  const status = isReminder ? 'UNDER_REVIEW' : values[':status'];
  if (before?.status !== status || before?.attempts !== values[':attempt']) return true;
  if (isReminder) return before?.reminder_at !== values[':seen'];
  return values[':seen'] !== undefined && before?.progress_at !== values[':seen'];
}

/** The values of an update by attribute name, with those of conditions separate from those that are set. */
export function readUpdate({ names, values }: Pick<WriteFacts, 'names' | 'values'>): {
  set: Item;
  asked: Item;
} {
  const named = (mark: string): Item =>
    Object.fromEntries(
      Object.entries(names)
        .filter(([name]) => new RegExp(`^#${mark}\\d+$`).test(name))
        .map(([name, attribute]) => [attribute, values[name.replace('#', ':')]]),
    );
  return { set: named('s'), asked: named('c') };
}

export type MoveName = 'save' | 'submit' | 'decide' | 'complete';

export function moveOf({ set, to }: { set: Item; to: unknown }): MoveName {
  if (to === undefined) return 'save';
  if (set.file_id !== undefined) return 'complete';
  return set.submitted_hash === undefined ? 'decide' : 'submit';
}

function moveRefuses(write: WriteFacts): boolean {
  const { before, values } = write;
  if (before === undefined) return true;
  const { set, asked } = readUpdate(write);
  const to = values[':to'];
  const left = submissionsOf(before.plan) - Number(before.attempts);
  switch (moveOf({ set, to })) {
    case 'save':
      return !editable.includes(before.status) || before.version !== asked.version;
    case 'submit':
      return (
        !editable.includes(before.status) ||
        before.version !== asked.version ||
        before.attempts !== Number(set.attempts) - 1 ||
        left < 1
      );
    case 'decide':
      return (
        before.status !== 'UNDER_REVIEW' ||
        before.attempts !== asked.attempts ||
        before.submitted_hash !== asked.submitted_hash ||
        (to === 'REJECTED_FOR_USER_REFINEMENT' && left < 1) ||
        (to === 'REVIEW_LIMIT_REACHED' && left !== 0)
      );
    case 'complete':
      return before.status !== 'APPROVED_EXECUTING' || before.attempts !== asked.attempts;
  }
}
