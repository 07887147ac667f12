import { useSyncExternalStore } from 'react';
import { dayMs } from '#shared/domain/day-ms.ts';
import { asPlanType, type PlanType } from '#shared/domain/plans/plans.ts';
import { answerFields, emptyAnswers, sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';

/** Answers on their way from the goal check into the form of a plan: over the payment page, and over a link in a mail. */
const key = 'carried-answers';
const lastsMs = 7 * dayMs;

/** What the goal check found, for the page of the plans. */
export interface CarriedCheck {
  fits: PlanType;
  words: string;
}

interface Carrying {
  check?: CarriedCheck | undefined;
  nowMs?: number;
}

export function carryAnswers(answers: RunAnswers, { check, nowMs = Date.now() }: Carrying = {}): void {
  try {
    localStorage.setItem(key, JSON.stringify({ answers, check, untilMs: nowMs + lastsMs }));
  } catch {
    // A browser told to keep nothing: the form is then filled in by hand.
  }
}

export function readCarriedAnswers(nowMs = Date.now()): RunAnswers | undefined {
  try {
    const { answers, untilMs } = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (!(untilMs > nowMs) || !answerFields.every((field) => typeof answers[field] === 'string'))
      return undefined;
    return sameAnswers(answers, emptyAnswers) ? undefined : answers;
  } catch {
    return undefined;
  }
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

function readCheck(text: string | null): CarriedCheck | undefined {
  try {
    const { check, untilMs } = JSON.parse(text ?? '{}');
    const fits = asPlanType(String(check?.fits));
    if (!(untilMs > Date.now()) || fits === undefined || typeof check.words !== 'string') return undefined;
    return { fits, words: check.words };
  } catch {
    return undefined;
  }
}

const onOtherTabs = (changed: () => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/** Nothing in the page as it was built. */
export const useCarriedCheck = (): CarriedCheck | undefined =>
  readCheck(useSyncExternalStore(onOtherTabs, stored, () => null));

export function dropCarriedAnswers(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
