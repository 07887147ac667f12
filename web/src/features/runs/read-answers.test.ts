import { expect, it } from 'vitest';
import { explainRun } from './live-panel.tsx';
import { readAnswers } from './read-answers.ts';
import { asksFirst } from './reading.ts';

const now = new Date('2026-11-26T00:00:00Z');
const answers = {
  budget: '<300',
  timePerWeek: '5–10h',
  skills: 'Writing, Design',
  interests: 'Digital Products',
  incomeGoal: 'A$1,000 a month within nine months',
  content: 'I edit newsletters for two local clubs.',
};
const read = (changed: Partial<typeof answers>) => {
  const these = { ...answers, ...changed };
  return readAnswers(explainRun({ answers: these, profile: { name: '', country: 'Australia' } }, { now }));
};

it('answers that support their goal are read back, and nothing is asked before they are handed in', () => {
  const reading = read({});
  expect(reading).toEqual({
    goal: 'A$1,000 a month by 26\u00a0August 2027',
    noAmount: false,
    unread: false,
    refused: false,
  });
  expect(asksFirst(reading)).toBe(false);
});

it('a goal that is not supported is asked about first, with what there is of it', () => {
  const reading = read({ incomeGoal: 'A$50,000 a month by next week', timePerWeek: '1–3h' });
  expect(reading.gap).toMatch(/^(A\$\d+|under A\$1) of A\$50,000 a month$/);
  expect(asksFirst(reading)).toBe(true);
});

it('a goal is called unsupported by no hours that nobody chose', () => {
  const reading = read({ incomeGoal: 'A$50,000 a month by next week', timePerWeek: '' });
  expect(reading.goal).toMatch(/^A\$50,000 a month by /);
  expect(reading.gap).toBeUndefined();
});

it('a background that says nothing is asked about, whatever the goal', () => {
  const reading = read({ content: 'asdf asdf asdf asdf asdf' });
  expect(reading.gap).toBeUndefined();
  expect(asksFirst(reading)).toBe(true);
});

it.each(['something on the side', 'asdf asdf asdf asdf', 'Lorem ipsum dolor sit amet'])(
  'a goal without an amount is judged by nobody, and asked about: %s',
  (incomeGoal) => {
    const reading = read({ incomeGoal });
    expect(reading).toEqual({ noAmount: true, unread: false, refused: false });
    expect(asksFirst(reading)).toBe(true);
  },
);

it.each(['$500/wk extra', 'replace my salary', 'two grand a month', 'to have 2k extra', '800 monthly'])(
  'a goal with an amount, however short, is not asked about for want of one: %s',
  (incomeGoal) => expect(read({ incomeGoal }).noAmount).toBe(false),
);

it('work that our rules take on no Basic plan is not asked about: refusing it spends nothing', () => {
  const reading = read({
    incomeGoal: 'A$50,000 a month by next week',
    skills: 'doing tax returns for friends',
  });
  expect(reading.refused).toBe(true);
  expect(asksFirst(reading)).toBe(false);
});
