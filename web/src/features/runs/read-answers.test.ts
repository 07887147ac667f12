import { expect, it } from 'vitest';
import { explain } from '#shared/plan/model/explain.ts';
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
  return readAnswers(
    explain({ answers: these, profile: { name: '', country: 'Australia' } }, { now }),
    these,
  );
};

it('answers that support their goal are read back, and nothing is asked before they are handed in', () => {
  const reading = read({});
  expect(reading).toEqual({ goal: 'A$1,000 a month by 26 August 2027', unread: false, refused: false });
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

it('a background of one word again and again is asked about, whatever the goal', () => {
  const reading = read({ content: 'asdf asdf asdf asdf asdf' });
  expect(reading.gap).toBeUndefined();
  expect(asksFirst(reading)).toBe(true);
  // What the form itself began is none of the words.
  expect(read({ content: 'I have been paid or asked for \nasdf asdf asdf' }).unread).toBe(true);
});

it('a goal without an amount is judged by nobody', () => {
  expect(read({ incomeGoal: 'something on the side' })).toEqual({ unread: false, refused: false });
});

it('work that our rules take on no Basic plan is not asked about: refusing it spends nothing', () => {
  const reading = read({
    incomeGoal: 'A$50,000 a month by next week',
    skills: 'doing tax returns for friends',
  });
  expect(reading.refused).toBe(true);
  expect(asksFirst(reading)).toBe(false);
});
