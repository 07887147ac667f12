/** Where money is short, the plan says what waits and where the rest comes from, and asks for no loan without need. */
import { expect, it } from 'vitest';
import { startCentsAt } from '#shared/plan/figures/start-costs.ts';
import { printDocument } from '#shared/plan/testing/print-document.ts';
import { knownPeople } from './known-people.ts';
import { preparePlanner, prepareWriter } from './plan-person.ts';

const now = new Date('2026-11-28T02:00:00Z');
const plan = preparePlanner();
const write = prepareWriter();
const planned = knownPeople.flatMap((person) => {
  const { figures } = plan(person, now);
  return figures ? [{ person, figures }] : [];
});
const textOf = (person: (typeof planned)[number]['person']): string =>
  printDocument(write(person, now).document);

it('buys later only where the start costs more than there is', () => {
  for (const { person, figures } of planned) {
    const { start, moneyCents } = figures.inputs;
    const all = start.reduce((sum, { cents }) => sum + cents, 0);
    const waits = start.some(({ month = 0 }) => month > 0);
    if (waits) expect(startCentsAt(start, 0), person.id).toBeLessThan(all);
    if (waits && all <= moneyCents.value) expect(figures.cases[0]?.rows[0]?.leftCents).toBeLessThan(0);
  }
});

it('names a way out for each account that falls below zero', () => {
  for (const { person, figures } of planned)
    if ((figures.cases[0]?.lowest.cents ?? 0) < 0 && figures.year.profitCents > 0)
      expect(textOf(person), person.id).toMatch(/First put aside|for half up front|more first, and start/);
});

it('asks for a loan only where the plan itself lacks money or the customer asks', () => {
  for (const { person, figures } of planned)
    if (figures.loan && !plan(person, now).reading.loanAsked)
      expect(figures.cases[0]?.lowest.cents, person.id).toBeLessThan(0);
});
