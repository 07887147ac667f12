import { describe, expect, it } from 'vitest';
import { findTopics, lettersOf } from './find-topics.ts';

const topic = (subject: string, more: object = {}) => ({
  subject,
  where: 'australia' as const,
  says: [{ text: 'Yes.' }],
  ...more,
});
const found = (
  likely: Record<string, number>,
  topics: ReturnType<typeof topic>[],
  facts: string[] = [],
  question = 'How does it work?',
): string[] =>
  findTopics(topics, {
    question,
    likely: new Map(Object.entries(likely)),
    facts: new Set(facts),
    places: new Set(['australia']),
  }).map((one) => one.topic.subject);

describe('a pattern', () => {
  it('needs one word of each part, in any order', () => {
    expect(lettersOf('hire|employ + helper|cousin', 'My cousin: may I employ her?')).toBe(12);
    expect(lettersOf('hire|employ + helper|cousin', 'May I employ her?')).toBe(0);
  });

  it('matches whole words', () => {
    expect(lettersOf('bas', 'Is a basket too dear?')).toBe(0);
  });
});

describe('the topic of a question', () => {
  it('is the likeliest one', () => {
    expect(found({ tax: 0.3, 'a tax debt': 0.6 }, [topic('tax'), topic('a tax debt')])).toEqual([
      'a tax debt',
    ]);
  });

  it('is the one whose words the question has, where the network is unsure or never learned it', () => {
    const topics = [topic('insurance'), topic('feathers', { words: ['feathers|ivory'] })];
    const ask = 'May I sell old feathers?';
    expect(found({ insurance: 0.8 }, topics, [], ask)).toEqual(['feathers', 'insurance']);
    expect(found({ insurance: 0.95 }, topics, [], ask)).toEqual(['insurance', 'feathers']);
    expect(found({ insurance: 0.3 }, topics)).toEqual([]);
  });

  it('goes before what the network found where its words are exact, and needs them', () => {
    const topics = [topic('insurance'), topic('toys', { words: ['rattles?'], exact: true })];
    expect(found({ insurance: 0.95 }, topics, [], 'Is a rattle covered?')).toEqual(['toys', 'insurance']);
    expect(found({ toys: 0.99 }, topics)).toEqual([]);
  });

  it('speaks of what is asked, unless it is likely enough', () => {
    const bees = 'What happens if the bees die?';
    const borders = topic('borders', { says: [{ text: 'States have rules for plants.' }] });
    const living = topic('living things', { says: [{ text: 'Keep bees and plants apart.' }] });
    expect(found({ borders: 0.66 }, [borders], [], bees)).toEqual([]);
    expect(found({ borders: 0.8 }, [borders], [], bees)).toEqual(['borders']);
    expect(found({ 'living things': 0.66 }, [living], [], bees)).toEqual(['living things']);
  });

  it('is none when that is likelier or nothing is likely, and none of another country', () => {
    expect(found({ payment: 0.3, none: 0.6 }, [topic('payment')])).toEqual([]);
    expect(found({ payment: 0.5 }, [topic('payment')])).toEqual([]);
    expect(found({ VAT: 0.9 }, [topic('VAT', { where: 'uk' })])).toEqual([]);
  });

  it('may be for people with a fact alone, and is surer then', () => {
    const topics = [topic('hours'), topic('visa hours', { who: ['student-visa'] })];
    const likely = { hours: 0.4, 'visa hours': 0.35 };
    expect(found(likely, topics)).toEqual([]);
    expect(found(likely, topics, ['student-visa'])).toEqual(['visa hours']);
  });
});
