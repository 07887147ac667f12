import { describe, expect, it } from 'vitest';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { brokenSentences, printedTexts, sentencesOf } from './broken-shapes.ts';
import { everyPlan } from './every-plan.ts';

const withText = (text: string): PlanDocument => ({
  planId: 'run_test',
  tier: 'BASIC',
  compilerVersion: '2.0',
  createdAt: '2026-11-28T02:00:00Z',
  title: 'A plan',
  person: 'Someone',
  byline: '',
  language: 'en-AU',
  sections: [
    {
      id: 'answer',
      title: 'The answer',
      blocks: [{ kind: 'paragraph', id: 'p', style: 'body', text: [text] }],
    },
  ],
});

describe('a broken sentence', () => {
  it.each([
    [
      'First the people you named: rescue rehomes about. Then .',
      ['an end that is missing', 'stops that meet'],
    ],
    ['Your price: $3 each, for.', ['an end that is missing']],
    ['Payment: Deposit: 10%.', ['two colons']],
    ['From next month my price is $690 a event.', ['a wrong article']],
    ['You sell 1 jobs in May.', ['one with many']],
    ['Dear {first-name}, hello.', ['a slot']],
    ['You work on Monday. then you rest.', ['a small letter in front']],
    ['You sell ten jars in May. You sell ten jars in May.', ['said twice']],
    ['The the price is $5.', ['two articles']],
  ])('is found: %s', (text, names) => {
    expect(brokenSentences(withText(text)).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    'Write down one thing that buyers complain of.',
    'Which room would you start with?',
    'You wrote “and the the price for.”',
    'Look it up at abr.gov.au.',
    'You earn in 46 weeks and pay bills in 52.',
  ])('is not: %s', (text) => {
    expect(brokenSentences(withText(text))).toEqual([]);
  });
});

/** Outside the tests: a busy machine takes more than their time for it. */
const plans = everyPlan();

describe('every plan', () => {
  it('in easy words has at most twelve words in nine of ten sentences', () => {
    const lengths = plans
      .filter(({ plan }) => plan.reading.isPlainEdition)
      .flatMap(({ plan }) => printedTexts(plan.document))
      .flatMap(({ text }) => sentencesOf(text))
      .filter((sentence) => /[.!?]$/.test(sentence))
      .map((sentence) => sentence.split(/\s+/).length);
    expect(lengths.length).toBeGreaterThan(900);
    expect(lengths.filter((words) => words <= 12).length / lengths.length).toBeGreaterThanOrEqual(0.9);
  });

  it('is printed in whole sentences', () => {
    const faults = plans.flatMap(({ id, plan }) =>
      brokenSentences(plan.document).map(({ at, name, sentence }) => `${id} ${at}, ${name}: ${sentence}`),
    );
    expect(faults).toEqual([]);
  });
});
