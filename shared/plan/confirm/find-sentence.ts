import type { RunAnswers } from '../plan-input.ts';
import { answerFields, type Span } from '../reading/reading.ts';

/** Where the answers hold these words; nothing when they are gone. */
export function findSentence(answers: RunAnswers, words: string): Span | undefined {
  const sought = words.trim();
  if (sought === '') return undefined;
  for (const field of answerFields) {
    const from = answers[field].indexOf(sought);
    if (from >= 0) return { field, from, to: from + sought.length };
  }
  return undefined;
}
