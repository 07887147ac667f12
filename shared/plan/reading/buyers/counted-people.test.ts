import { describe, expect, it } from 'vitest';
import type { ReadSentence } from '../text.ts';
import { countBeside, oneEach } from './count-of-buyer.ts';
import { countedPeople, countOfYes } from './counted-people.ts';

const counted = (text: string, named: { from: number }[] = []) =>
  countedPeople({ text, hits: [] } as unknown as ReadSentence, named).map(({ value }) => value);

describe('people whom the customer counts', () => {
  it.each([
    ['I have 12 regulars', { who: 'regulars', count: 12, when: 'now' }],
    ['I teach 18 students', { who: 'students', count: 18, when: 'now' }],
    ['Four said yes', { who: 'people who said yes', count: 4, when: 'promised' }],
    ['the 5 I have mended so far all came back', { who: 'clients who came back', count: 5, when: 'now' }],
    ['Interested: 3 girls from netball', { who: 'girls from netball', count: 3, when: 'waiting' }],
    ['she told me of two families who would start in May', { who: 'families', count: 2, when: 'promised' }],
    ['Our Facebook page with 900 members', { who: 'Facebook page', size: '900 members', when: 'hope' }],
  ] as const)('%s', (text, value) => {
    expect(counted(text)).toEqual([value]);
  });

  it.each([
    'I worked 12 years with families',
    'My Facebook page with 40 likes',
    'It takes two men',
    'The pool has 20 regulars',
  ])('%s: none', (text) => {
    expect(counted(text)).toEqual([]);
  });

  it('leaves those of a named buyer to the buyer', () => {
    expect(counted('A teacher at the college with 22 pupils wants it', [{ from: 2 }])).toEqual([]);
    expect(countOfYes('the street chat has 60 in it and 14 said yes')).toBe(14);
  });
});

describe('how many a buyer is', () => {
  it.each([
    ['I know 23 [families at a kindy]', 23],
    ['[mates of my nan] 4 of them want it', 4],
    ['[church families] 12 say yes', 12],
    ['costs $45 [students]', undefined],
    ['[the butcher] 12 knives', undefined],
  ])('%s', (text, count) => {
    const from = text.indexOf('[');
    const to = text.indexOf(']') - 1;
    expect(countBeside(text.replaceAll(/[[\]]/g, ''), { from, to })).toBe(count);
  });

  it('is how often each takes one', () => {
    expect(oneEach(9, ' said yeah every 4 weeks')).toEqual({ count: 9, per: 'month' });
    expect(oneEach(5, ' a fortnight')).toEqual({ count: 5, per: 'fortnight' });
    expect(oneEach(4, ' want it every 3 weeks')).toBeUndefined();
  });
});
