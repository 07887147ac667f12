import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lexiconOf } from '#shared/plan/catalogue.ts';
import { readAnswers } from '#shared/plan/reading/read.ts';
import { root } from '../build/ensure-built.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';

interface GoalPhrase {
  say: string;
  none?: true;
  replaces?: true;
  month?: number;
  stretch?: number;
  measure?: 'sales';
  tax?: 'after';
  total?: number;
  by?: string;
  from?: string;
  to?: string;
  asks?: true;
  most?: true;
}
const file = (name: string) =>
  parse(readFileSync(join(root, 'shared/plan/testing', name), 'utf8')) as unknown;
const goals = file('goal-phrases.yaml') as Record<string, GoalPhrase[]>;

const lexicon = lexiconOf(readCatalogue());
const none = { budget: '', timePerWeek: '', skills: '', interests: '', incomeGoal: '', content: '' };
const readGoal = (incomeGoal: string, content = '') =>
  readAnswers({ ...none, incomeGoal, content }, { lexicon, now: new Date('2026-11-22T01:00:00Z') });
describe.each(Object.entries(goals))('a goal about %s', (_about, phrases) => {
  it.each(phrases)('$say', (phrase) => {
    const { goal, open } = readGoal(phrase.say);
    if (phrase.none || phrase.replaces) {
      expect(goal).toBeUndefined();
      expect(open.map(({ about }) => about)).toContain('goal');
      return;
    }
    const { value } = goal ?? expect.fail('no goal was read');
    const scale = value.cents / value.monthlyCents;
    expect(value.monthlyCents / 100).toBeCloseTo(phrase.month ?? 0, 1);
    if (phrase.stretch) expect((value.stretchCents ?? 0) / 100 / scale).toBeCloseTo(phrase.stretch, 0);
    else if (phrase.tax !== 'after') expect(value.stretchCents).toBeUndefined();
    expect(value.measure === 'sales').toBe(phrase.measure === 'sales');
    expect(value.tax === 'after').toBe(phrase.tax === 'after');
    if (phrase.total) expect(value).toMatchObject({ per: 'total', cents: phrase.total * 100 });
    else expect(value.per).not.toBe('total');
    expect(value.by).toBe(phrase.by);
    expect(value.months).toEqual(phrase.from ? { from: phrase.from, to: phrase.to } : undefined);
    expect(goal?.certainty === 'inferred').toBe(phrase.asks === true);
    expect(value.isMost === true).toBe(phrase.most === true);
  });
});

describe('a goal to replace an income', () => {
  it.each([
    ['I earn $85,000 a year as a nurse.', 7083],
    ['My salary is 72k.', 6000],
    ['I get paid $900 a week. I have $2,000 saved.', 3900],
  ])('takes it from the background: %s', (content, month) => {
    const { goal } = readGoal('quit my job', content);
    expect(Math.round((goal?.value.monthlyCents ?? 0) / 100)).toBe(month);
    expect(goal?.certainty).toBe('inferred');
  });

  it.each([
    'I want to earn $5,000 a month one day.',
    'My partner earns $90,000 a year.',
    'My rent is $600 a week, my debt $20,000.',
  ])('asks when the background names none: %s', (content) => {
    const { goal, open } = readGoal('replace my salary', content);
    expect(goal).toBeUndefined();
    expect(open.map(({ id }) => id)).toContain('goal-amount');
  });

  it('takes the part that is wanted', () => {
    const { goal } = readGoal('replace half my salary', 'I earn $60,000 a year.');
    expect(goal?.value.monthlyCents).toBe(250_000);
  });
});

describe('a goal of a business that sells already', () => {
  it.each([
    ['double what I do now', 'I engrave plaques, sales are $1,800 a month steady.', 3600],
    ['50% more than now', 'Worm farm castings, I sell 1,000 dollars worth a month to nurseries.', 1500],
    ['grow it 20 percent', 'Puppet-making studio. Turned over 96k last financial year.', 9600],
  ])('grows what it sells today: %s', (say, content, month) => {
    const { goal, running } = readGoal(say, content);
    expect(running).toBeDefined();
    expect(goal?.value).toMatchObject({ monthlyCents: month * 100, measure: 'sales' });
  });

  it('asks whether a bare amount is sales or what is kept', () => {
    const { goal, open } = readGoal(
      'get to $5,000 a month',
      'I run my own business, sales are $3,000 a month.',
    );
    expect(goal?.value.unclear).toEqual(['measure']);
    expect(open.map(({ id }) => id)).toContain('goal-measure');
  });

  it('reads sales and profit of the last year', () => {
    const { running } = readGoal('', 'Last financial year: sales $212,400, profit before tax $84,000.');
    expect(running?.value).toMatchObject({ monthlyCents: 1_770_000, profitCents: 700_000 });
  });

  it.each([
    'I want sales of $5,000 a month one day.',
    'The shop I work at turns over $90,000 a year.',
    'I used to run a shop that turned over $200,000 a year.',
    'It takes me 3 hours and I sell them for $40 each.',
  ])('is none for: %s', (content) => {
    expect(readGoal('$500 a week', content).running).toBeUndefined();
  });
});

describe('the months in which a person can sell', () => {
  it.each([
    ['$500 a week', 'I wax skis. We sell only June to September.', [6, 7, 8, 9]],
    ['$500 a week', 'I mow. The winter is dead.', [1, 2, 3, 4, 5, 9, 10, 11, 12]],
    ['June to August, 6k all up', 'I guide walks.', [6, 7, 8]],
  ])('%s: %s', (say, content, months) => {
    expect(readGoal(say, content).selling?.value.months).toEqual(months);
  });

  it.each([
    'Cyclone season is December to April and you start nothing clever then.',
    'Half of the fish arrive dead in summer.',
  ])('are all in: %s', (content) => {
    expect(readGoal('$500 a week', content).selling).toBeUndefined();
  });
});
