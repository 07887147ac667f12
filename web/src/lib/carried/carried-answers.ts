import { dayMs } from '#shared/domain/day-ms.ts';
import { asPlanType, type PlanType } from '#shared/domain/plans/plans.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { answerFields, emptyAnswers, sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { Outcome } from '#shared/plan/describe/understanding.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { keepLocally, readKept, useKept } from '../session/kept-locally.ts';

/**
 * Answers on their way from the goal check into the form of a plan, past the payment page and a link in a
 * mail.
 */
const key = 'carried-answers';

const lastsMs = 7 * dayMs;

/** The result of the goal check, for the page of the plans and the dashboard. */
export interface CarriedCheck {
  fits: PlanType;
  words: string;
  /** The best matching business, and its year. */
  brief?: PlanBrief | undefined;
}

interface Carrying {
  check?: CarriedCheck | undefined;
  /** Why no plan can be made of the answers, for the page of the plans. */
  noPlan?: Outcome | undefined;
  nowMs?: number;
}

export const carryAnswers = (
  answers: RunAnswers,
  { check, noPlan, nowMs = Date.now() }: Carrying = {},
): void => keepLocally(key, JSON.stringify({ answers, check, noPlan, untilMs: nowMs + lastsMs }));

export function readCarriedAnswers(nowMs = Date.now()): RunAnswers | undefined {
  try {
    const { answers, untilMs } = JSON.parse(readKept(key) ?? '{}');
    if (!(untilMs > nowMs) || !answerFields.every((field) => typeof answers[field] === 'string'))
      return undefined;
    return sameAnswers(answers, emptyAnswers) ? undefined : answers;
  } catch {
    return undefined;
  }
}

const isBrief = (brief: Partial<PlanBrief> | undefined): boolean =>
  typeof brief?.title === 'string' &&
  (brief.path === undefined || typeof brief.path === 'string') &&
  Array.isArray(brief.byMonth) &&
  brief.byMonth.every(Number.isFinite);

function readCheck(text: string | null): CarriedCheck | undefined {
  try {
    const { check, untilMs } = JSON.parse(text ?? '{}');
    const fits = asPlanType(String(check?.fits));
    if (!(untilMs > Date.now()) || fits === undefined || typeof check.words !== 'string') return undefined;
    return { fits, words: check.words, ...(isBrief(check.brief) && { brief: check.brief }) };
  } catch {
    return undefined;
  }
}

const isNoPlan = ({ kind, title, says, ways }: Partial<Outcome>): boolean =>
  (kind === 'needs-more' || kind === 'not-planned') &&
  typeof title === 'string' &&
  typeof says === 'string' &&
  Array.isArray(ways) &&
  ways.every((way) => typeof way?.says === 'string');

function readNoPlan(text: string | null): Outcome | undefined {
  try {
    const { noPlan, untilMs } = JSON.parse(text ?? '{}');
    return untilMs > Date.now() && isNoPlan(noPlan ?? {}) ? noPlan : undefined;
  } catch {
    return undefined;
  }
}

/** Empty in the prerendered page, like the check. */
export const useCarriedNoPlan = (): Outcome | undefined => readNoPlan(useKept(key));

/** Empty in the prerendered page. */
export const useCarriedCheck = (): CarriedCheck | undefined => readCheck(useKept(key));

export const dropCarriedAnswers = (): void => keepLocally(key, null);
