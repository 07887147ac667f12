import { describe, expect, it } from 'vitest';
import { findTopics, lettersOf } from './find-topics.ts';

const topic = (subject: string, asks: string[], more: object = {}) => ({
  subject,
  asks,
  not: [],
  where: 'australia' as const,
  says: [{ text: 'Yes.' }],
  ...more,
});
const person = { facts: new Set<string>(), places: new Set(['australia']) };
const found = (question: string, topics: ReturnType<typeof topic>[], who = person): string[] =>
  findTopics(question, topics, who).map((one) => one.topic.subject);

describe('the topic of a question', () => {
  it('needs one word of each part, in any order', () => {
    expect(lettersOf('hire|employ + helper|cousin', 'My cousin: may I employ her?')).toBe(12);
    expect(lettersOf('hire|employ + helper|cousin', 'May I employ her?')).toBe(0);
  });

  it('matches whole words', () => {
    expect(lettersOf('bas', 'Is a basket too dear?')).toBe(0);
  });

  it('is the one with the most letters', () => {
    const topics = [topic('tax', ['tax']), topic('a tax debt', ['owe + tax'])];
    expect(found('What if I owe tax?', topics)).toEqual(['a tax debt', 'tax']);
  });

  it('is none when a word rules it out, and none of another country', () => {
    expect(found('card payment?', [topic('payment', ['payment'], { not: ['card'] })])).toEqual([]);
    expect(found('vat?', [topic('VAT', ['vat'], { where: 'uk' })])).toEqual([]);
  });

  it('may be for people with a fact alone, and is surer then', () => {
    const topics = [topic('hours', ['hours']), topic('visa hours', ['hours'], { who: ['student-visa'] })];
    expect(found('how many hours?', topics)).toEqual(['hours']);
    const student = { ...person, facts: new Set(['student-visa']) };
    expect(found('how many hours?', topics, student)).toEqual(['visa hours', 'hours']);
  });
});
