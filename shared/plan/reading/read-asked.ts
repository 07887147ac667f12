import { isVague } from './is-vague.ts';
import type { Fact, Question } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** The questions that a customer asks us. */

const mark = /[?？؟]/;
const leastLikely = 0.5;
/** A sentence with a question mark is one where so much speaks for it. */
const leastWithMark = 0.2;
const most = 12;

interface Place {
  from: number;
  to: number;
}

const wordCount = (text: string): number => text.trim().split(/\s+/).length;
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

function questionsIn({ text, roles }: ReadSentence, isMarked: boolean): Place[] {
  const whole = { from: 0, to: text.length };
  // In other languages the mark is all there is.
  if (!roles) return isMarked ? [whole] : [];
  const sure = roles
    .spansOf('ask')
    .filter(({ likely }) => likely >= leastLikely)
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(text.length, to) }))
    .filter(({ from, to }) => wordCount(text.slice(from, to)) >= 2);
  if (sure.length > 0) return sure;
  return isMarked && roles.words(0, text.length, 'ask') >= leastWithMark ? [whole] : [];
}

export function readAsked(sentences: readonly ReadSentence[], text: string): Fact<Question>[] {
  const told = sentences.filter(({ isSilent, field }) => !isSilent && field === 'content');
  return told
    .flatMap((sentence, index) => {
      const isMarked = mark.test(sentence.text) || mark.test(text[sentence.to] ?? '');
      return questionsIn(sentence, isMarked).map(({ from, to }, number) => {
        const question = sentence.text.slice(from, to).trim();
        const isFirst = number === 0 && from > 0;
        const before = (isFirst ? sentence.text.slice(0, from) : (told[index - 1]?.text ?? '')).trim();
        return factIn(sentence, {
          id: number === 0 ? `asked:${sentence.index}` : `asked:${sentence.index}:${number}`,
          value: { question, ...(isVague(question) && before !== '' && { before }) },
          from,
          to,
        });
      });
    })
    .filter(({ value }) => hasWords(value.question))
    .slice(0, most);
}
