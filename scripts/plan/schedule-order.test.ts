import { describe, expect, it } from 'vitest';
import type { Plan } from '#shared/plan/make-plan.ts';
import { isSelling } from '#shared/plan/reading/reading.ts';
import { openingOf, waitsForAnswer } from '#shared/plan/schedule/opening-of.ts';
import { salesNeeded } from '#shared/plan/schedule/paid-work.ts';
import { addDays, isYearEnd } from '#shared/plan/write/say/dates.ts';
import { everyPlan } from './every-plan.ts';

const plans = await everyPlan();

/** "Do this week’s paid work: 3 jobs." */
const salesOf = (words: string): number =>
  Number(/paid work: ([\d,]+)/.exec(words)?.[1]?.replace(',', '') ?? 0);

function soldIn({ schedule }: Plan, month: string): number {
  return schedule.tasks
    .filter(({ date }) => date.startsWith(month))
    .reduce((sum, task) => sum + (task.isFirstPaid ? 1 : salesOf(task.do)), 0);
}

describe('the days of every plan', () => {
  it('name the ten people before anyone of the list is asked', () => {
    for (const { id, plan } of plans) {
      const { tasks } = plan.schedule;
      const ten = tasks.findIndex((task) => task.id === 'first-ten');
      const asks = tasks.findIndex((task) => /^ask-\d/.test(task.id));
      if (asks >= 0) expect(ten >= 0 && ten < asks, id).toBe(true);
    }
  });

  it('hold no more paid work than the figures sell in that month', () => {
    for (const { id, plan } of plans)
      for (const { month, units } of plan.figures.cases[0]?.rows.slice(0, 3) ?? [])
        expect(soldIn(plan, month), `${id} ${month}`).toBeLessThanOrEqual(Math.max(1, units));
  });

  it('look back on sales only when there are as many', () => {
    for (const { id, plan } of plans) {
      let sold = plan.reading.running ? Number.POSITIVE_INFINITY : 0;
      for (const task of plan.schedule.tasks) {
        if (['review', 'deliver'].includes(task.phase) && !task.isFirstPaid && salesOf(task.do) === 0)
          expect(sold, `${id}: ${task.do}`).toBeGreaterThanOrEqual(salesNeeded(task.do));
        sold += task.isFirstPaid ? 1 : salesOf(task.do);
      }
    }
  });

  it('look back on a day that is not at the year’s end, and ask about a month that has passed as passed', () => {
    for (const { id, plan } of plans) {
      const point = plan.schedule.tasks.find(({ questions }) => questions);
      if (!point) continue;
      expect(isYearEnd(point.date), id).toBe(false);
      const asked = point.questions?.join(' ') ?? '';
      if (point.date < '2027') expect(asked, id).not.toMatch(/Did you sell/);
    }
  });

  it('hold no paid work before two weeks for a check or an approval have passed', () => {
    for (const { id, plan } of plans) {
      const { tasks } = plan.schedule;
      const first = tasks.find(({ isFirstPaid }) => isFirstPaid);
      for (const task of tasks.filter(
        ({ phase, do: words }) => phase === 'rules' && waitsForAnswer({ do: words }),
      ))
        if (first) expect(first.date >= addDays(task.date, 14), `${id}: ${task.do}`).toBe(true);
    }
  });

  it('make things before they show them', () => {
    for (const { id, plan } of plans) {
      const { tasks } = plan.schedule;
      const shown = tasks.findIndex(({ do: words }) => /^Show the new batch/.test(words));
      const made = tasks.findIndex(({ do: words }) => /^Make three and write down/.test(words));
      if (shown >= 0 && made >= 0) expect(made, id).toBeLessThan(shown);
    }
  });

  it('have no form or message at five in the morning, where the day is longer', () => {
    for (const { id, plan } of plans)
      for (const { phase, opening, from, minutes, do: words } of plan.schedule.tasks)
        if (opening === 'any' && phase === 'rules' && minutes <= 30)
          expect(from, `${id}: ${words}`).toBeGreaterThanOrEqual(360);
  });

  it('have the first paid job within two weeks, or say why not', () => {
    for (const { id, plan } of plans) {
      const first = plan.schedule.tasks.find(({ isFirstPaid }) => isFirstPaid);
      if (isSelling(plan.reading) || (first && first.date <= '2026-12-12')) continue;
      const days = JSON.stringify(plan.document.sections.find((section) => section.id === 'days'));
      expect(days, id).toMatch(/The first paid job (?:is|comes)|no free time on these days/);
    }
  });
});

it.each([
  ['Deliver the first paid office lunch.', 'at the office', 'business'],
  ['Mow the first paid lawn.', 'at the client’s home', 'daylight'],
  ['Grind and weld the first paid gate.', 'in your shed', 'daylight'],
  ['Teach the first paid lesson.', 'at the lesson table', 'client'],
  ['Sew the first paid order.', 'at the bench', 'any'],
] as const)('%s', (words, where, opening) => {
  expect(openingOf({ do: words, where, phase: 'deliver' })).toBe(opening);
});
