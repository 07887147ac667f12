import { answerFields, emptyAnswers, sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';

/** Answers on their way from the goal check into the form of a plan: over the payment page, and over a link in a mail. */
const key = 'carried-answers';
const lastsMs = 7 * 86_400_000;

export function carryAnswers(answers: RunAnswers, nowMs = Date.now()): void {
  try {
    localStorage.setItem(key, JSON.stringify({ answers, untilMs: nowMs + lastsMs }));
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

export function dropCarriedAnswers(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
