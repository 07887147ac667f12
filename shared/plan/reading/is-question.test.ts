import { describe, expect, it } from 'vitest';
import { isQuestion } from './is-question.ts';

describe('a question', () => {
  it.each([
    'do i pay tax',
    'and who pays if a fish dies',
    'Did I do it right',
    'When can I start',
    'What I want to know: company or not',
  ])('is “%s”', (words) => {
    expect(isQuestion(words)).toBe(true);
  });

  it.each([
    'What I can do: I did 8 years of recruitment',
    'did 60 items in october',
    'DID BIG ONE FOR MY BROTHER IN LAW',
    'When respite comes I have Thursdays',
  ])('is not “%s”', (words) => {
    expect(isQuestion(words)).toBe(false);
  });
});
