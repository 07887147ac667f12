import {
  type AnswerField,
  leastBackground,
  leastGoal,
  unanswered,
} from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';

/** What shapes a plan most, each with the beginning of a sentence on it. */
export const backgroundStarts = [
  { asks: 'Who paid or asked', start: 'I have been paid or asked for ' },
  { asks: 'What I can use', start: 'I own or can use ' },
  { asks: 'What I won’t do', start: 'I will not ' },
] as const;

const lineOf = (text: string, start: string): string | undefined =>
  text.split('\n').find((line) => line.trimStart().startsWith(start.trimEnd()));

/** Whether its sentence goes on after its beginning. */
export const isStartContinued = (text: string, start: string): boolean =>
  (lineOf(text, start)?.trim().length ?? 0) > start.trimEnd().length;

/** The text with that beginning on a line of its own, and where that line ends. */
export function withStart(text: string, start: string): { text: string; caret: number } {
  const line = lineOf(text, start);
  if (line !== undefined) return { text, caret: text.indexOf(line) + line.length };
  const before = text.trimEnd();
  const next = before === '' ? start : `${before}\n${start}`;
  return { text: next, caret: next.length };
}

const bare = new Set<string>(backgroundStarts.map(({ start }) => start.trim()));

/** A beginning that nothing follows is no answer. */
const withoutBareStarts = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !bare.has(line.trim()))
    .join('\n');

/** The answers as far as they are somebody’s own words. */
export const inOwnWords = (answers: RunAnswers): RunAnswers => ({
  ...answers,
  content: withoutBareStarts(answers.content),
});

/** What is still to be filled in, as the form counts it. */
export const stillOpen = (answers: RunAnswers): AnswerField[] => unanswered(inOwnWords(answers));

const least: Partial<Record<AnswerField, number>> = { incomeGoal: leastGoal, content: leastBackground };

/** How many characters are missing of the least that such an answer takes. */
export const charactersToGo = (field: AnswerField, answers: RunAnswers): number =>
  Math.max(0, (least[field] ?? 0) - inOwnWords(answers)[field].trim().length);
