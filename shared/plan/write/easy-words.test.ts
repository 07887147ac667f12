import { expect, it } from 'vitest';
import { inEasyWords } from './easy-words.ts';

const easy = (words: string): string => {
  const [section] = inEasyWords([
    {
      id: 'answer',
      title: 'The answer',
      blocks: [{ kind: 'paragraph', id: 'p', style: 'body', text: [words] }],
    },
  ]);
  const [block] = section?.blocks ?? [];
  return block?.kind === 'paragraph' ? block.text.map(String).join('') : '';
};

it.each([
  [
    'Learn how to test for lead, and write down when you will sand wet.',
    'Learn how to test for lead. Write down when you will sand wet.',
  ],
  [
    'This plan has $1,630 of profit a fortnight, so it falls by about $790.',
    'This plan has $1,630 of profit a fortnight. So it falls by about $790.',
  ],
  [
    'Ask the insurer for one thing more: Are you covered if overspray lands?',
    'Ask the insurer for one thing more. Are you covered if overspray lands?',
  ],
])('divides a long sentence: %s', (words, expected) => {
  expect(easy(words)).toBe(expected);
});

it.each([
  'You patch and paint an empty rental, so that the agent can let it.',
  'Ring the agent, and ask.',
  '“my long words, and you keep them as they are, and so on”',
])('leaves what can’t be divided: %s', (words) => {
  expect(easy(words)).toBe(words);
});

it('names the day of the week of each date', () => {
  expect(easy('No sale by 12 January 2027.')).toBe('No sale by Tuesday 12 January 2027.');
  expect(easy('It starts on Monday 30 November 2026.')).toBe('It starts on Monday 30 November 2026.');
});
