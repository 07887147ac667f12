import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import type { RunSummary } from '#shared/contract/runs.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import { firstAnswers, type ProfileWork } from '#shared/domain/runs/profile-answers.ts';
import { documentLifeMs } from '#shared/domain/runs/review-rules.ts';
import { answerFields, unanswered } from '#shared/domain/runs/submit-rules.ts';
import type { Failure } from '#web/components/failed/failed.tsx';
import { findActiveRun } from '#web/lib/active-run.ts';
import { readCarriedAnswers } from '#web/lib/carried/carried-answers.ts';
import { findPaidPlan, type PaidPlan } from '#web/lib/payment/paid-plan.ts';

/** The next step, for the user or by us; the page turns it into words and links. */
export type NextStep =
  | {
      kind:
        | 'revise'
        | 'finish'
        | 'confirm-email'
        | 'read'
        | 'reread'
        | 'renew'
        | 'wait-for-review'
        | 'wait-for-document';
      run: ShownRun;
    }
  /** It was paid for but not started, because the payment page was closed early. */
  | { kind: 'start-plan'; paid: PaidPlan }
  /** It was paid for but not unlocked, because the payment page was closed early. */
  | { kind: 'unlock'; path: string; order: PaymentOrder }
  | { kind: 'continue'; path: OwnedPath }
  /** No other plan can start while one is open, so the tokens are for paths. */
  | { kind: 'tokens-expire'; expiresAt: string; planActive: boolean };

interface NextStepsInput {
  runs: readonly ShownRun[];
  paths: readonly OwnedPath[];
  orders: readonly PaymentOrder[];
  balance: number;
  expiresAt: string | null;
  nowMs: number;
  /** Of the email address: a plan is submitted only after it is confirmed. */
  isConfirmed: boolean;
}

/** Tokens are mentioned in their last week, a finished plan in its first. */
const weekMs = 7 * dayMs;

const kindOf: Partial<Record<RunSummary['status'], Extract<NextStep, { run: RunSummary }>['kind']>> = {
  REJECTED_FOR_USER_REFINEMENT: 'revise',
  CREATED: 'finish',
  COMPLETED: 'read',
  UNDER_REVIEW: 'wait-for-review',
  APPROVED_EXECUTING: 'wait-for-document',
};

const order: readonly NextStep['kind'][] = [
  'start-plan',
  'unlock',
  'revise',
  'confirm-email',
  'finish',
  'read',
  'tokens-expire',
  'continue',
  'reread',
  'renew',
  'wait-for-review',
  'wait-for-document',
];

/** The newest payment for a path that is not owned yet, while its tokens are there. */
function unfinishedUnlock({ orders, paths, balance, nowMs }: NextStepsInput): NextStep[] {
  const owned = new Set(paths.map(({ personaSlug, pathSlug }) => `${personaSlug}/${pathSlug}`));
  const order = orders.find(
    ({ status, unlocks, paidAt }) =>
      status === 'PAID' &&
      unlocks !== undefined &&
      !owned.has(unlocks) &&
      paidAt !== null &&
      nowMs - Date.parse(paidAt) < weekMs,
  );
  return order?.unlocks !== undefined && balance >= order.amount
    ? [{ kind: 'unlock', path: order.unlocks, order }]
    : [];
}

/** The path that was read or bought last, unless its last section has been reached. */
function unfinishedReading({ paths: [latest] }: NextStepsInput): NextStep[] {
  if (latest === undefined || latest.lastRead?.number === latest.sections) return [];
  return [{ kind: 'continue', path: latest }];
}

/** The last plan when it is over: first to be read, later to start again from. */
function afterLastPlan({ runs: [last], nowMs }: NextStepsInput): NextStep[] {
  if (last === undefined) return [];
  if (last.status === 'REVIEW_LIMIT_REACHED') return [{ kind: 'renew', run: last }];
  const ageMs = nowMs - Date.parse(last.lastModified);
  if (last.status !== 'COMPLETED' || last.outcome === 'Pending' || ageMs < weekMs) return [];
  return [{ kind: ageMs < documentLifeMs ? 'reread' : 'renew', run: last }];
}

/** The steps by urgency; those that need no action come last. */
export function nextSteps(input: NextStepsInput): NextStep[] {
  const { runs, expiresAt, nowMs } = input;
  const newestReady = runs.find(({ status }) => status === 'COMPLETED');
  const steps = runs.flatMap((run): NextStep[] => {
    const kind = kindOf[run.status];
    if (kind === undefined) return [];
    if (kind === 'finish' && run.unanswered?.length === 0 && !input.isConfirmed)
      return [{ kind: 'confirm-email', run }];
    if (kind !== 'read') return [{ kind, run }];
    // The newest of several, because they are sorted that way.
    const isNews =
      run === newestReady && nowMs - Date.parse(run.lastModified) < weekMs && run.outcome !== 'Pending';
    return isNews ? [{ kind, run }] : [];
  });
  const leftMs = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - nowMs;
  const planActive = findActiveRun(runs) !== undefined;
  const paid = findPaidPlan(input.orders);
  if (paid !== undefined) steps.push({ kind: 'start-plan', paid });
  // A plan that is waiting to be started also mentions that deadline.
  else if (expiresAt !== null && leftMs > 0 && leftMs <= weekMs)
    steps.push({ kind: 'tokens-expire', expiresAt, planActive });
  steps.push(...unfinishedUnlock(input), ...unfinishedReading(input), ...afterLastPlan(input));
  return steps.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** A plan as the dashboard shows it. */
export interface ShownRun extends RunSummary {
  /** The source of the form's initial answers while the draft is unopened. */
  filledFrom?: 'profile' | 'goal check';
}

/** Nothing was ever saved, so its form starts with answers from elsewhere. */
const isUntouched = ({ status, createdAt, lastModified, unanswered }: RunSummary): boolean =>
  status === 'CREATED' && createdAt === lastModified && unanswered?.length === answerFields.length;

/** Fills in an unopened draft as its form would, so that both show the same missing answers. */
export function fillInDraft(run: RunSummary, profile: ProfileWork): ShownRun {
  if (!isUntouched(run)) return run;
  const check = readCarriedAnswers();
  const left = unanswered(firstAnswers(check, profile));
  if (left.length === answerFields.length) return run;
  return { ...run, unanswered: left, filledFrom: check === undefined ? 'profile' : 'goal check' };
}

type Failures = Readonly<Record<'runs' | 'orders' | 'paths', Failure | undefined>>;

export interface FailedAbove {
  title: string;
  why: string;
  retrying: boolean;
  onRetry: () => void;
}

const inOne = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/**
 * Failed plans come first, and their button retries every other failed list, too; undefined when the plans
 * are loaded.
 */
export function failedAbove({ runs, orders, paths }: Failures): FailedAbove | undefined {
  if (runs === undefined) return undefined;
  const failed = Object.entries({ paths, plans: runs, payments: orders }).flatMap(([name, failure]) =>
    failure === undefined ? [] : [{ name, ...failure }],
  );
  return {
    title: `We couldn’t load your ${inOne.format(failed.map(({ name }) => name))}`,
    why: runs.why,
    retrying: failed.some(({ retrying }) => retrying),
    onRetry: () => {
      for (const { onRetry } of failed) onRetry();
    },
  };
}

/** The retry button is in the head. */
export const askedAbove = (failure: Failure | undefined): Failure | undefined =>
  failure && { ...failure, askedAbove: true };
