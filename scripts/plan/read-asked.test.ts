/** Which words of an answer are a question, and which of them are printed. Invented, in trades of all kinds. */
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '#shared/plan/catalogue.ts';
import { readAnswers } from '#shared/plan/reading/read.ts';
import { splitQuestion } from '#shared/plan/write/asked/split-question.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';

const lexicon = lexiconOf(readCatalogue());
const now = new Date('2026-11-28T02:00:00Z');

function askedOf(content: string): string[] {
  const form = {
    incomeGoal: '$400 a week',
    timePerWeek: '5–10h',
    budget: '<500',
    skills: 'sewing, gardening',
    interests: '',
    content,
  };
  const { asked } = readAnswers(form, { lexicon, now, country: 'Australia' });
  return asked.flatMap(({ value }) => splitQuestion(value.question));
}

describe('a question', () => {
  it('keeps the comma of a sum', () => {
    const asked = askedOf('I clean windows. Is $1,250 a week too much to ask for?');
    expect(asked).toEqual([expect.stringContaining('$1,250 a week')]);
  });

  it('keeps what is in front of its verb', () => {
    const asked = askedOf(
      'I restring racquets at home. For one racquet I think $45 for an hour is the normal?',
    );
    expect(asked).toEqual([expect.stringMatching(/\$45 for an hour is the normal/)]);
  });

  it('is found by its last word in short English', () => {
    expect(askedOf('I make dumplings for my street. I think 9 dollar for ten, is good?')).toEqual([
      expect.stringContaining('9 dollar'),
    ]);
  });

  it('is not the words that lead to it', () => {
    expect(askedOf('I knit scarves. I want to know: do I need an ABN?')).not.toContain('I want to know');
  });
});
