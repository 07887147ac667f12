import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../build/ensure-built.ts';
import { type Person, preparePlanner } from './plan-person.ts';

const { nothing, ...languages } = parse(
  readFileSync(join(root, 'shared/plan/testing/other-languages.yaml'), 'utf8'),
) as Record<'ar' | 'zh' | 'vi' | 'es', { say: string; trade: string }[]> & { nothing: string[] };
const now = new Date('2026-11-28T02:00:00Z');
const plan = preparePlanner();

const reads = (content: string) => {
  const person: Person = {
    id: 'reader',
    plan: 'PRO',
    profile: { state: 'Victoria', country: 'Australia' },
    form: {
      budget: '<300',
      timePerWeek: '5–10h',
      skills: '',
      interests: '',
      incomeGoal: '$200 a week',
      content,
    },
  };
  return plan(person, now);
};

describe.each(Object.entries(languages))('a trade named in %s', (_language, sentences) => {
  it.each(sentences)('$trade: $say', ({ say, trade }) => {
    const strong = reads(say).reading.skills.filter(({ value }) => !value.isWeak);
    expect(strong[0]?.value.trade).toBe(trade);
  });
});

it.each(nothing)('asks when it finds no trade: %s', (say) => {
  const { reading, choice } = reads(say);
  expect(choice.kind).toBe('ask');
  expect(reading.skills.filter(({ value }) => !value.isWeak)).toEqual([]);
  expect(reading.open.map(({ changes }) => changes)).toContain('business');
  expect(reading.open.map(({ id }) => id)).toContain('language');
});
