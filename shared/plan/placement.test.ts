/** The weeks that a plan can propose, for every path, length and kind of plan; a long run tries all of them. */
import { describe, expect, it } from 'vitest';
import { publicHolidays } from '#shared/content/public-holidays.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { isLongRun, sampleOf } from '#shared/testing/long-run.ts';
import { decidePlan } from './compile-plan.ts';
import { plainText } from './document/text.ts';
import { addDays } from './model/plan-dates.ts';
import { planRoadmap, type Roadmap } from './model/roadmap.ts';
import { type FreeTime, isOpen, layWeek, type Sitting, weekdays } from './model/week.ts';
import { allPaths } from './paths/all-paths.ts';
import { someGoldenPeople } from './testing/golden/golden-people.ts';
import { blockOf, bodyRows } from './testing/read-printed.ts';
import type { PathTask } from './words/path-words.ts';
import { wordsOf } from './words/words-of.ts';

const freeTimes: readonly FreeTime[] = [
  'school-hours',
  'evenings',
  'mornings',
  'afternoons',
  'weekends',
  'saturdays',
  'sundays',
  'weekdays',
  'mixed',
];
const nowMs = Date.UTC(2026, 10, 22, 1);

interface Laid {
  map: Roadmap;
  week: readonly Sitting[];
  about: string;
}

function everyRoadmapOf(tasks: readonly PathTask[], madeMs = nowMs): Laid[] {
  const openings = tasks.flatMap(({ when }) => (when ? [when] : []));
  const tried = new Set<string>();
  return sampleOf(freeTimes, 5).flatMap((free) =>
    (isLongRun ? [2, 4, 7.5, 12] : [4, 12]).flatMap((weeklyHours) =>
      sampleOf([0, 1, 2], 1).flatMap((choice) =>
        (isLongRun ? planTypes : planTypes.slice(1, 2)).flatMap((tier) => {
          const week = layWeek(free, weeklyHours, { choice, openings });
          const about = `${tier} ${week.map(({ day, part, hours }) => `${day} ${part} ${hours} h`).join(', ')}`;
          if (tried.has(about)) return [];
          tried.add(about);
          return [{ map: planRoadmap({ tasks, tier, weeklyHours, nowMs: madeMs, week }), week, about }];
        }),
      ),
    ),
  );
}

const sittingOn = (week: readonly Sitting[], day: number): Sitting | undefined =>
  week.find((sitting) => sitting.day === weekdays[(day - 1) % 7]);

describe.each(sampleOf(allPaths, 9).map(({ slug }) => slug))('every roadmap of %s', (slug) => {
  const { tasks } = wordsOf(slug);
  const all = everyRoadmapOf(tasks);

  it('keeps to the sittings of the week', () => {
    for (const { map, week, about } of all)
      for (const { id, fromDay, toDay } of map.tasks)
        for (const day of [fromDay, toDay]) expect(sittingOn(week, day), `${about} ${id}`).toBeDefined();
  });

  it('begins no task where it cannot be done, unless its line says how', () => {
    for (const { map, week, about } of all)
      for (const { id, fromDay, outOfHours } of map.tasks) {
        const { when } = tasks.find((task) => task.id === id) ?? {};
        const sitting = sittingOn(week, fromDay);
        if (!when || !sitting) expect(outOfHours, `${about} ${id}`).toBe(false);
        else expect(isOpen(when, sitting) || outOfHours, `${about} ${id}`).toBe(true);
      }
  });

  it('sets nothing that needs a counter or an office on a public holiday', () => {
    const atChristmas = everyRoadmapOf(tasks, Date.UTC(2026, 11, 13));
    for (const { map, about } of atChristmas)
      for (const { id, fromDay, toDay, outOfHours } of map.tasks) {
        const when = tasks.find((task) => task.id === id)?.when;
        if (outOfHours || when === undefined || when === 'daylight') continue;
        for (const day of [fromDay, toDay])
          expect(publicHolidays[addDays(map.startsOn, day - 1)], `${about}: ${id}`).toBeUndefined();
      }
  });

  it('leaves a night, or the days that an answer takes, before what waits for it', () => {
    for (const { map, about } of all)
      for (const { id, fromDay } of map.tasks) {
        const { needs = [], waitDays = 0 } = tasks.find((task) => task.id === id) ?? {};
        for (const need of needs) {
          const done = map.tasks.find((task) => task.id === need)?.toDay;
          if (done !== undefined) expect(fromDay, `${about}: ${id}`).toBeGreaterThanOrEqual(done + waitDays);
        }
      }
  });

  it('has every rule that goes before the first job done before it', () => {
    const rules = tasks.filter(({ beforeFirstJob }) => beforeFirstJob).map(({ id }) => id);
    const first = tasks.find(({ firstJob }) => firstJob)?.id;
    expect(rules.length).toBeGreaterThan(0);
    for (const { map, about } of all) {
      const order = map.tasks.map(({ id }) => id);
      const job = map.tasks.find(({ id }) => id === first);
      if (!job) continue;
      for (const rule of rules) {
        expect(order.indexOf(rule), `${about} ${rule}`).toBeGreaterThanOrEqual(0);
        expect(order.indexOf(rule), `${about} ${rule}`).toBeLessThan(order.indexOf(job.id));
        expect(map.tasks[order.indexOf(rule)]?.toDay, `${about} ${rule}`).toBeLessThanOrEqual(job.fromDay);
      }
    }
    expect(all.some(({ map }) => map.tasks.some(({ id }) => id === first))).toBe(true);
  });
});

describe.each(someGoldenPeople)('the plan of $id', ({ id, tier, now, input }) => {
  it('says how beside every task that none of its sittings suits, and nowhere else', () => {
    const { model, words, document } = decidePlan(input, { tier, now, planId: id });
    const list = blockOf(document, 'fortnight-tasks');
    if (list?.kind !== 'checklist' || !model.roadmap) throw new Error('no tasks');
    const later = blockOf(document, 'roadmap-weeks') ? bodyRows(document, 'roadmap-weeks') : [];
    const early = model.roadmap.tasks.filter(({ fromDay }) => fromDay <= 14);
    expect(list.items).toHaveLength(early.length);
    for (const placed of model.roadmap.tasks) {
      const task = words.tasks.find((one) => one.id === placed.id);
      expect(task?.how !== null).toBe(placed.outOfHours);
      if (!task?.how) continue;
      const how = plainText(task.how);
      const line = list.items[early.indexOf(placed)];
      if (line) expect(plainText(line.note ?? [])).toContain(how);
      else expect(later.find(([title]) => title === task.title)?.[1]).toContain(how);
    }
  });
});
