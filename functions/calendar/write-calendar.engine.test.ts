import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type DecidedPlan, decidePlan } from '#shared/plan/compile-plan.ts';
import { plainText } from '#shared/plan/document/text.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { checkpointDays } from '#shared/plan/model/roadmap.ts';
import { someGoldenPeople } from '#shared/plan/testing/golden/golden-people.ts';
import { sampleOf } from '#shared/testing/long-run.ts';
import { timeZoneOf } from './time-zones.ts';
import { writeCalendar } from './write-calendar.ts';

const plans = someGoldenPeople.map(({ id, tier, now, input }) => ({
  id,
  plan: decidePlan(input, { tier, now, planId: `run_${id}` }),
}));
const write = (plan: Pick<DecidedPlan, 'model' | 'words' | 'document'>, attempt = 1): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(writeCalendar(plan, attempt));

/** As a diary would read it, by a library that had no part in writing it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}
const isoDay = (time: ICAL.Time): string => time.toString().slice(0, 10);
const dayAfter = (startsOn: string, days: number): string =>
  new Date(Date.parse(`${startsOn}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const roadmapOf = (model: PlanModel) => {
  if (!model.roadmap) throw new Error('no roadmap');
  return model.roadmap;
};
const wallTime = (utc: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(utc);

describe.each(plans)('the calendar of $id', ({ plan }) => {
  const { model, words } = plan;
  const text = write(plan);
  const events = read(text);
  const roadmap = roadmapOf(model);

  it('has every task on its days, with its words', () => {
    for (const { id, fromDay, toDay } of roadmap.tasks) {
      const task = words.tasks.find((one) => one.id === id);
      const event = events.find(({ uid }) => uid === `${model.planId}-task-${id}@waymint`);
      expect(event?.summary).toBe(task?.title);
      expect(event?.startDate.isDate).toBe(true);
      expect(event && isoDay(event.startDate)).toBe(dayAfter(roadmap.startsOn, fromDay - 1));
      // The end of a whole day is the day after it.
      expect(event && isoDay(event.endDate)).toBe(dayAfter(roadmap.startsOn, toDay));
      expect(event?.description).toContain(`Where: ${plainText(task?.where ?? [])}\n`);
    }
    const judged = model.tier === 'BASIC' ? [] : model.metrics.rows.filter(({ judgeOn }) => judgeOn !== null);
    const checkpoints = checkpointDays(roadmap.days);
    expect(events).toHaveLength(roadmap.tasks.length + checkpoints.length + judged.length);
  });

  it('asks for its counts at six in the evening where the person is', () => {
    const zone = timeZoneOf(model.person.state);
    const timed = events.filter(({ startDate }) => !startDate.isDate);
    expect(timed.length).toBeGreaterThan(0);
    for (const { startDate } of timed) {
      expect([startDate.hour, startDate.minute]).toEqual([18, 0]);
      if (!zone) expect(startDate.zone).toBe(ICAL.Timezone.localTimezone);
      else expect(wallTime(startDate.toJSDate(), zone.id)).toBe(`${isoDay(startDate)} 18:00`);
    }
    expect(text.includes('BEGIN:VTIMEZONE')).toBe(zone !== undefined);
  });

  it('keeps to lines of 75 octets that end as the format says', () => {
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\n\r]/);
    }
  });

  it('is the same bytes again, and as a later submission the same events with a higher number', () => {
    expect(write(plan)).toBe(text);
    const later = read(write(plan, 2));
    expect(later.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(new Set(events.map(({ sequence }) => sequence))).toEqual(new Set([0]));
    expect(new Set(later.map(({ sequence }) => sequence))).toEqual(new Set([1]));
  });
});

describe('time zones', () => {
  it.each(sampleOf(['New South Wales', 'Victoria', 'Queensland', 'Western Australia'], 1))(
    'of %s are right on every evening and around every change of the clock for ten years',
    (state) => {
      const zone = timeZoneOf(state);
      if (!zone) throw new Error('no zone');
      const text = ['BEGIN:VCALENDAR', ...zone.lines, 'END:VCALENDAR'].join('\r\n');
      const read = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone'));
      for (let day = 0; day < 3660; day += 1) {
        const date = dayAfter('2026-01-01', day);
        for (const hour of [1, 4, 18]) {
          const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
          const time = new ICAL.Time({ year, month, day: dayOfMonth, hour }, read);
          const utc = new Date(time.toUnixTime() * 1000);
          expect(wallTime(utc, zone.id)).toBe(`${date} ${String(hour).padStart(2, '0')}:00`);
        }
      }
    },
  );

  it('are left out where the state does not say them', () => {
    for (const state of [undefined, '', 'Tasmania', 'toString']) expect(timeZoneOf(state)).toBeUndefined();
  });
});

describe('texts that would break a calendar', () => {
  it('arrive as they were, without their controls', () => {
    const [first] = plans;
    if (!first) throw new Error('There are no golden people');
    const { plan } = first;
    const { model, words } = plan;
    const hostile = [
      'a;b,c\\d:e"f',
      'two\nlines\r\nEND:VEVENT\r\nBEGIN:VEVENT',
      '日本語の長い見出し'.repeat(20),
      '👩‍👩‍👧‍👦'.repeat(40),
      `${'x'.repeat(62)}é${'y'.repeat(200)}`,
      'bell\u0007, nothing\u0000, next line\u0085 and half \ud800 a character',
    ];
    const placed = roadmapOf(model).tasks.map(({ id }) => id);
    const tasks = words.tasks.map((task) => ({
      ...task,
      title: hostile[placed.indexOf(task.id)] ?? task.title,
    }));
    const text = write({ ...plan, words: { ...words, tasks } });
    const asRead = (title: string): string =>
      title
        .toWellFormed()
        .replaceAll('\r\n', '\n')
        .replaceAll(/(?!\n)\p{Cc}/gu, '');
    expect(
      read(text)
        .slice(0, hostile.length)
        .map(({ summary }) => summary),
    ).toEqual(hostile.map(asRead));
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
