import { describe, expect, it } from 'vitest';
import type { Plan } from '#shared/plan/make-plan.ts';
import { isInSight, isSelling } from '#shared/plan/reading/reading.ts';
import { isPractice } from '#shared/plan/schedule/already-done.ts';
import { asksClients } from '#shared/plan/schedule/asking.ts';
import { openingOf, waitsForAnswer } from '#shared/plan/schedule/opening-of.ts';
import { salesNeeded } from '#shared/plan/schedule/paid-work.ts';
import type { ScheduledTask } from '#shared/plan/schedule/schedule.ts';
import { addDays, isYearEnd } from '#shared/plan/write/say/dates.ts';
import { everyPlan } from './every-plan.ts';

const plans = everyPlan();

const isAsking = ({ id, phase }: ScheduledTask): boolean => phase === 'sell' && id !== 'first-ten';

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

  it('ask first those whom the customer named, and give people three working days to answer', () => {
    for (const { id, plan } of plans) {
      const asks = plan.schedule.tasks.filter(isAsking);
      const named = asks.findIndex((task) => task.id === 'ask-named');
      if (named >= 0) expect(named, id).toBe(0);
      const first = plan.schedule.tasks.find(({ isFirstPaid }) => isFirstPaid);
      const [asked] = asks.filter(({ do: words }) => !asksClients.test(words));
      if (!(first && asked)) continue;
      const waits = plan.reading.buyers.some((buyer) => isInSight(buyer) && buyer.value.when !== 'sends');
      expect(first.date >= addDays(asked.date, waits ? 1 : 3), `${id}: asked ${asked.date}`).toBe(true);
    }
  });

  it('ask on different days, and say in each task whom', () => {
    for (const { id, plan } of plans) {
      const asks = plan.schedule.tasks.filter(isAsking);
      expect(new Set(asks.map(({ date }) => date)).size, id).toBe(asks.length);
      for (const task of asks)
        expect(task.do, id).not.toMatch(
          /^Ask (?:three|three more|everyone else|five)(?: more)? (?:people\b[^.]*list|on your list)/,
        );
    }
  });

  it('hold practice, preparation and papers before the first paid job', () => {
    for (const { id, plan } of plans) {
      const { tasks } = plan.schedule;
      const first = tasks.findIndex(({ isFirstPaid }) => isFirstPaid);
      if (first < 0) continue;
      const late = tasks.slice(first).filter(({ phase }) => ['first', 'rules', 'ready'].includes(phase));
      expect(
        late.map(({ do: words }) => words),
        id,
      ).toEqual([]);
    }
  });

  it('start the cover after its prices, and before other papers where the customer told us that they have none', () => {
    for (const { id, plan } of plans) {
      const rules = plan.schedule.tasks.filter(({ phase }) => phase === 'rules');
      const starts = rules.findIndex((task) => task.id === 'insurance-start');
      const quotes = rules.findIndex((task) => task.id === 'insurance-quotes');
      if (starts >= 0 && quotes >= 0) expect(quotes, id).toBeLessThan(starts);
      const renews = rules.findIndex((task) => task.id === 'insurance-renew');
      if (renews >= 0) expect(renews, id).toBe(0);
    }
  });

  it('have no first job, no practice and no first number for a person who sells already', () => {
    for (const { id, plan } of plans) {
      if (!isSelling(plan.reading)) continue;
      const { tasks } = plan.schedule;
      expect(
        tasks.some(({ isFirstPaid }) => isFirstPaid),
        id,
      ).toBe(false);
      expect(
        tasks.filter((task) => isPractice(task)).map(({ do: words }) => words),
        id,
      ).toEqual([]);
      const words = tasks.map((task) => task.do).join('\n');
      expect(words, id).not.toMatch(/\bApply for your free ABN|^Ask your council if you can run/m);
    }
  });

  it('count the money once a week of the plan at most', () => {
    for (const { id, plan } of plans) {
      const first = Date.parse(plan.schedule.from);
      const weeks = plan.schedule.tasks
        .filter((task) => /^money-/.test(task.id))
        .map(({ date }) => Math.floor((Date.parse(date) - first) / 604_800_000));
      expect(new Set(weeks).size, id).toBe(weeks.length);
    }
  });

  it('make no call for a person who makes none', () => {
    for (const { id, plan } of plans) {
      if (!plan.reading.limits.some(({ value }) => value.need === 'phone-calls')) continue;
      for (const task of plan.schedule.tasks) {
        expect(task.do, id).not.toMatch(/(?:^|[.] )(?:Ring|Phone|Call)\b/);
        expect(task.where, `${id}: ${task.do}`).not.toMatch(/^by phone/);
      }
    }
  });

  it('hold one task at a time', () => {
    for (const { id, plan } of plans) {
      const { tasks } = plan.schedule;
      tasks.slice(1).forEach((task, index) => {
        const before = tasks[index];
        if (before?.date === task.date)
          expect(before.from + before.minutes, `${id}: ${task.do}`).toBeLessThanOrEqual(task.from);
      });
    }
  });

  it('agree with the figures on the month of the first paid job', () => {
    for (const { id, plan } of plans) {
      const first = plan.schedule.tasks.find(({ isFirstPaid }) => isFirstPaid);
      const sells = plan.figures.cases[0]?.rows.find(({ units }) => units > 0);
      if (isSelling(plan.reading) || !sells) continue;
      const from = first?.date ?? addDays(plan.schedule.to, 1);
      expect(sells.month >= from.slice(0, 7), `${id}: ${sells.month}, first job ${from}`).toBe(true);
    }
  });

  it('hold no more paid work than the figures sell in that month', () => {
    for (const { id, plan } of plans)
      for (const { month, units } of plan.figures.cases[0]?.rows.slice(0, 3) ?? [])
        expect(soldIn(plan, month), `${id} ${month}`).toBeLessThanOrEqual(Math.max(1, units));
  });

  it('look back on sales only when there are as many', () => {
    for (const { id, plan } of plans) {
      let sold = isSelling(plan.reading) ? Number.POSITIVE_INFINITY : 0;
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
