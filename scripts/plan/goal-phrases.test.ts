import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileLexicon } from '#shared/plan/reading/lexicon.ts';
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
  asks?: true;
}
const file = (name: string) =>
  parse(readFileSync(join(root, 'shared/plan/testing', name), 'utf8')) as unknown;
const goals = file('goal-phrases.yaml') as Record<string, GoalPhrase[]>;

const { words, trades, licences, situations } = readCatalogue();
if (!words) throw new Error('words.yaml cannot be read');
const lexicon = compileLexicon({ words, trades, licences, situations });
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
    expect(goal?.certainty === 'inferred').toBe(phrase.asks === true);
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
