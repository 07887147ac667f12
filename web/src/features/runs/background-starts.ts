import { ownWords } from '#shared/domain/runs/own-words.ts';
import { type AnswerField, leastBackground, leastGoal } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';

/** A line may end without the starter's trailing space. */
const isBegun = (line: string, start: string): boolean => `${line.trimStart()} `.startsWith(start);

/** Whether words follow the starter. */
export const isStartContinued = (text: string, start: string): boolean =>
  text.split('\n').some((line) => isBegun(line, start) && line.trim() !== start.trimEnd());

/** Adds the starter on a new line, and returns the position of that line's end. */
export function withStart(text: string, start: string): { text: string; caret: number } {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => isBegun(line, start));
  if (at !== -1) return { text, caret: lines.slice(0, at + 1).join('\n').length };
  const before = text.trimEnd();
  const next = before === '' ? start : `${before}\n${start}`;
  return { text: next, caret: next.length };
}

const least: Partial<Record<AnswerField, number>> = { incomeGoal: leastGoal, content: leastBackground };

/** The number of characters missing to the minimum of the answer. */
export const charactersToGo = (field: AnswerField, answers: RunAnswers): number =>
  Math.max(0, (least[field] ?? 0) - ownWords(answers[field]).trim().length);

export const moreCharacters = (count: number): string =>
  count === 1 ? '1 more character' : `${count} more characters`;
