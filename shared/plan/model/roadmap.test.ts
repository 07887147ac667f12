import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanType, planTypes } from '#shared/domain/plans/plans.ts';
import { addDays, addMonths, startingMonday } from './plan-dates.ts';
import { planRoadmap, roadmapDays, type TaskToPlace } from './roadmap.ts';
import { someTasks } from './testing/arbitrary-person.ts';
import { isOpen, layWeek, type Sitting, weekdays } from './week.ts';

const nowMs = Date.UTC(2026, 10, 22, 1);
const task = (id: string, hours: number, over: Partial<TaskToPlace> = {}): TaskToPlace => ({
  id,
  hours,
  phase: 'offer',
  needs: [],
  ...over,
});

describe('a roadmap', () => {
  it.each([
    ['BASIC', 2, 14],
    ['BASIC', 12, 14],
    ['PRO', 7.5, 30],
    ['PRO', 4, 45],
    ['ENTERPRISE', 7.5, 45],
    ['ENTERPRISE', 4, 60],
  ] as const)('of %s at %d hours a week lasts %d days', (tier, weeklyHours, days) => {
    expect(roadmapDays(tier, weeklyHours)).toBe(days);
  });

  it('never fills a week past 85% of its hours, halves a task at most, and keeps the order of needs', () => {
    fc.assert(
      fc.property(
        someTasks,
        fc.constantFrom(...planTypes),
        fc.constantFrom(2, 4, 7.5, 12),
        fc.constantFrom(null, 'mixed', 'evenings', 'weekends', 'weekdays'),
        (tasks, tier, weeklyHours, free) => {
          const week = free === null ? [] : layWeek(free, weeklyHours, { choice: 0 });
          const map = planRoadmap({ tasks, tier, weeklyHours, nowMs, week });
          for (const week of map.weeks) {
            const share = (week.toDay - week.fromDay + 1) / 7;
            const used = week.parts.reduce((sum, { hours }) => sum + hours, 0);
            expect(used).toBe(week.usedHours);
            expect(used).toBeLessThanOrEqual(weeklyHours * share * 0.85);
          }
          const order = map.weeks.flatMap(({ parts }) => parts.map(({ id }) => id));
          for (const placed of map.tasks) {
            expect(placed.hours).toBeGreaterThanOrEqual(placed.askedHours / 2);
            expect(placed.hours).toBeLessThanOrEqual(placed.askedHours);
            expect(placed.toDay).toBeGreaterThanOrEqual(placed.fromDay);
            expect(placed.toDay).toBeLessThanOrEqual(map.days);
            const asked = tasks.find(({ id }) => id === placed.id);
            const sitting = week.find(({ day }) => day === weekdays[(placed.fromDay - 1) % 7]);
            if (asked?.when && sitting && !placed.outOfHours) expect(isOpen(asked.when, sitting)).toBe(true);
            expect(placed.fromDay).toBeGreaterThanOrEqual(asked?.fromDay ?? 1);
            for (const need of asked?.needs ?? []) {
              const before = map.tasks.find(({ id }) => id === need);
              if (before) expect(before.toDay).toBeLessThanOrEqual(placed.fromDay);
              expect(map.overflow.some(({ id }) => id === need)).toBe(false);
              if (order.includes(need))
                expect(order.lastIndexOf(need)).toBeLessThan(order.indexOf(placed.id));
            }
          }
          const offered = tasks.filter(({ lite }) => !map.lite || lite);
          expect(map.tasks.length + map.overflow.length).toBe(offered.length);
        },
      ),
    );
  });

  it('lists what does not fit after halving, learning before the core', () => {
    const tasks = [
      task('offer', 2),
      task('study', 6, { phase: 'learn' }),
      task('reach', 2, { phase: 'reach', needs: ['offer'] }),
      task('deliver', 2, { phase: 'deliver', needs: ['reach'] }),
    ];
    const map = planRoadmap({ tasks, tier: 'BASIC', weeklyHours: 2.0001 + 1, nowMs });
    expect(map.overflow.map(({ id }) => id)).toEqual(['study']);
    expect(map.tasks.map(({ id }) => id)).toEqual(['offer', 'reach', 'deliver']);
  });

  it('takes the short form of the tasks under three hours a week', () => {
    const tasks = [task('offer', 6, { lite: { hours: 1 } }), task('study', 4)];
    const map = planRoadmap({ tasks, tier: 'BASIC', weeklyHours: 2, nowMs });
    expect(map.tasks).toMatchObject([{ id: 'offer', short: true, hours: 1 }]);
    expect(map.overflow).toEqual([]);
  });

  it('leaves a task out rather than halve a form that is short already', () => {
    const tasks = [
      task('offer', 6, { lite: { hours: 1.5 } }),
      task('proof', 6, { phase: 'proof', lite: { hours: 1 } }),
      task('reach', 6, { phase: 'reach', lite: { hours: 1.5 } }),
    ];
    const map = planRoadmap({ tasks, tier: 'BASIC', weeklyHours: 2, nowMs });
    expect(map.tasks).toMatchObject([
      { id: 'offer', hours: 1.5 },
      { id: 'reach', hours: 1.5 },
    ]);
    expect(map.overflow.map(({ id }) => id)).toEqual(['proof']);
  });

  it('gives the room of a long task that had to go to shorter ones that went before it', () => {
    const tasks = [
      task('offer', 4),
      task('count', 2, { phase: 'learn' }),
      task('reach', 40, { phase: 'reach', needs: ['offer'] }),
    ];
    const map = planRoadmap({ tasks, tier: 'BASIC', weeklyHours: 4, nowMs });
    expect(map.tasks.map(({ id }) => id)).toEqual(['offer', 'count']);
    expect(map.overflow.map(({ id }) => id)).toEqual(['reach']);
  });

  it('puts a first delivery and what it needs before all else where the week is short', () => {
    const short = (hours: number) => ({ lite: { hours } });
    const tasks = [
      task('offer', 1, short(1)),
      task('proof', 2, { phase: 'proof', ...short(2) }),
      task('reach', 1, { phase: 'reach', needs: ['offer'], ...short(1) }),
      task('deliver', 1, { phase: 'deliver', needs: ['reach'], ...short(1) }),
    ];
    const order = (weeklyHours: number) =>
      planRoadmap({ tasks, tier: 'PRO', weeklyHours, nowMs }).tasks.map(({ id }) => id);
    expect(order(2)).toEqual(['offer', 'reach', 'deliver', 'proof']);
    expect(order(4)).toEqual(['offer', 'proof', 'reach', 'deliver']);
  });

  it('leaves a visit its hours and shortens what can be shorter', () => {
    const tasks = [
      task('offer', 6),
      task('reach', 3, { phase: 'reach' }),
      task('visit', 2.25, { phase: 'deliver', whole: true }),
    ];
    const map = planRoadmap({ tasks, tier: 'BASIC', weeklyHours: 4.2, nowMs });
    expect(map.tasks).toMatchObject([
      { id: 'offer', hours: 3 },
      { id: 'reach' },
      { id: 'visit', hours: 2.25 },
    ]);
    expect(map.overflow).toEqual([]);
  });

  it('waits for the day of a task and does others meanwhile', () => {
    const tasks = [
      task('ask', 1),
      task('count replies', 1, { needs: ['ask'], fromDay: 9 }),
      task('write', 2),
      task('answer', 1, { needs: ['count replies'] }),
    ];
    const map = planRoadmap({ tasks, tier: 'BASIC', weeklyHours: 4, nowMs });
    expect(map.weeks.map(({ parts }) => parts.map(({ id }) => id))).toEqual([
      ['ask', 'write'],
      ['count replies', 'answer'],
    ]);
    expect(map.tasks).toMatchObject([
      { id: 'ask', fromDay: 1 },
      { id: 'write' },
      { id: 'count replies', fromDay: 9 },
      { id: 'answer', fromDay: 11 },
    ]);
  });

  it('leaves for later what can only happen after its last day, and all that waits for it', () => {
    const tasks = [
      task('lesson', 1, { phase: 'deliver', fromDay: 15 }),
      task('report', 1, { phase: 'deliver', needs: ['lesson'] }),
      task('offer', 1),
    ];
    const map = planRoadmap({ tasks, tier: 'BASIC', weeklyHours: 12, nowMs });
    expect(map.tasks.map(({ id }) => id)).toEqual(['offer']);
    expect(map.overflow.map(({ id }) => id)).toEqual(['lesson', 'report']);
  });

  it('leaves out what finds the weeks after its day full', () => {
    const tasks = [
      task('week two', 3, { phase: 'sell', fromDay: 8, whole: true }),
      task('also week two', 3, { phase: 'sell', fromDay: 8, whole: true }),
      task('offer', 1),
    ];
    const map = planRoadmap({ tasks, tier: 'BASIC', weeklyHours: 4, nowMs });
    expect(map.tasks.map(({ id }) => id)).toEqual(['offer', 'week two']);
    expect(map.overflow.map(({ id }) => id)).toEqual(['also week two']);
  });

  describe('of somebody with Tuesday evenings and Saturday mornings', () => {
    const week: readonly Sitting[] = [
      { day: 'Saturday', part: 'morning', hours: 2.5 },
      { day: 'Tuesday', part: 'evening', hours: 1.5 },
    ];
    const laid = (tasks: readonly TaskToPlace[], tier: PlanType = 'PRO') =>
      planRoadmap({ tasks, tier, weeklyHours: 4, nowMs, week }).tasks.map(
        ({ id, fromDay, toDay, outOfHours }) => ({ id, fromDay, toDay, outOfHours }),
      );

    it('puts what needs shops or light on Saturday, and fills Tuesday with what comes after it', () => {
      const tasks = [task('counters', 1, { when: 'open-shops' }), task('write', 1), task('list', 1)];
      expect(laid(tasks)).toEqual([
        { id: 'write', fromDay: 2, toDay: 2, outOfHours: false },
        { id: 'counters', fromDay: 6, toDay: 6, outOfHours: false },
        { id: 'list', fromDay: 6, toDay: 6, outOfHours: false },
      ]);
    });

    it('leaves what waits for it to the same morning or later', () => {
      const tasks = [task('walk', 0.5, { when: 'daylight' }), task('list', 0.5, { needs: ['walk'] })];
      expect(laid(tasks)).toMatchObject([
        { id: 'walk', fromDay: 6 },
        { id: 'list', fromDay: 6 },
      ]);
    });

    it('goes on with a visit in the same week, and with anything else only where it suits', () => {
      const weekend: readonly Sitting[] = [
        { day: 'Saturday', part: 'morning', hours: 2.5 },
        { day: 'Sunday', part: 'evening', hours: 1.5 },
      ];
      const daysOf = (one: TaskToPlace) =>
        planRoadmap({ tasks: [one], tier: 'PRO', weeklyHours: 4, nowMs, week: weekend }).tasks[0];
      const walk = task('walk', 3, { when: 'daylight' });
      expect(daysOf({ ...walk, whole: true })).toMatchObject({ fromDay: 6, toDay: 7 });
      expect(daysOf(walk)).toMatchObject({ fromDay: 6, toDay: 13 });
    });

    it('does not begin a visit in one week that another week would finish as soon', () => {
      const tasks = [task('write', 2), task('visit', 3, { whole: true })];
      expect(laid(tasks)).toMatchObject([
        { id: 'write', fromDay: 2, toDay: 6 },
        { id: 'visit', fromDay: 9, toDay: 13 },
      ]);
    });

    it('says so where no hour of theirs will do, and then takes a weekday for an office', () => {
      const tasks = [task('ring', 0.5, { when: 'office-hours', fromDay: 6 }), task('write', 1)];
      expect(laid(tasks)).toEqual([
        { id: 'write', fromDay: 2, toDay: 2, outOfHours: false },
        { id: 'ring', fromDay: 9, toDay: 9, outOfHours: true },
      ]);
    });

    it('takes any day for an office where weekdays alone would finish it a week later', () => {
      const calls = task('calls', 3, { when: 'office-hours' });
      expect(laid([calls])).toEqual([{ id: 'calls', fromDay: 2, toDay: 6, outOfHours: true }]);
    });

    it('swaps the first of the core into other hours where Saturdays are too few for it', () => {
      const core = [
        task('walk', 4, { when: 'daylight', whole: true }),
        task('job', 2, { when: 'daylight', phase: 'deliver', needs: ['walk'], whole: true }),
      ];
      expect(laid(core, 'BASIC')).toEqual([
        { id: 'walk', fromDay: 2, toDay: 9, outOfHours: true },
        { id: 'job', fromDay: 13, toDay: 13, outOfHours: false },
      ]);
    });
  });

  it('has the rules done before the first job, though they were written after it', () => {
    const tasks = [
      task('job', 1, { phase: 'deliver', firstJob: true }),
      task('cover', 1, { phase: 'comply', beforeFirstJob: true }),
      task('books', 1, { phase: 'comply' }),
    ];
    const map = planRoadmap({ tasks, tier: 'BASIC', weeklyHours: 4, nowMs });
    expect(map.tasks.map(({ id }) => id)).toEqual(['cover', 'job', 'books']);
  });

  it('keeps a first delivery where only an offer for later would leave it no room', () => {
    const tasks = [
      task('offer', 4, { whole: true }),
      task('job', 2, { phase: 'deliver', needs: ['offer'], whole: true }),
      task('set', 4, { needs: ['offer'], whole: true }),
    ];
    const map = planRoadmap({ tasks, tier: 'BASIC', weeklyHours: 4, nowMs });
    expect(map.tasks.map(({ id }) => id)).toEqual(['offer', 'job']);
  });

  it('survives tasks that need each other', () => {
    const ring = [task('a', 1, { needs: ['b'] }), task('b', 1, { needs: ['a'] })];
    expect(planRoadmap({ tasks: ring, tier: 'BASIC', weeklyHours: 4, nowMs }).tasks).toHaveLength(2);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-22T01:00:00Z', '2026-11-23'],
    ['2026-11-22T15:00:00Z', '2026-11-30'],
    ['2026-11-23T01:00:00Z', '2026-11-30'],
    ['2026-12-31T20:00:00Z', '2027-01-04'],
  ])('at %s begin on Monday %s', (now, monday) => {
    expect(startingMonday(Date.parse(now))).toBe(monday);
  });

  it('count days and months', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-11-23', 12)).toBe('2027-11-23');
  });
});
