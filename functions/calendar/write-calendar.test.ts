import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { buildModel } from '#shared/plan/model/build-model.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { checkpointDays } from '#shared/plan/model/roadmap.ts';
import { goldenPeople } from '#shared/plan/testing/golden/golden-people.ts';
import { wordsOf } from '#shared/plan/words/words-of.ts';
import { timeZoneOf } from './time-zones.ts';
import { writeCalendar } from './write-calendar.ts';

const models = goldenPeople.map(({ id, tier, now, input }) => ({
  id,
  model: buildModel(input, { tier, now, planId: `run_${id}`, wordsOf }),
}));
const write = (model: PlanModel, attempt = 1): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    writeCalendar(model, { words: wordsOf(model.path.slug), attempt }),
  );

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

describe.each(models)('the calendar of $id', ({ model }) => {
  const text = write(model);
  const events = read(text);
  const roadmap = roadmapOf(model);

  it('has every task on its days, with its words', () => {
    for (const { id, title, fromDay, toDay } of roadmap.tasks) {
      const event = events.find(({ uid }) => uid === `${model.planId}-task-${id}@waymint`);
      expect(event?.summary).toBe(title);
      expect(event?.startDate.isDate).toBe(true);
      expect(event && isoDay(event.startDate)).toBe(dayAfter(roadmap.startsOn, fromDay - 1));
      // The end of a whole day is the day after it.
      expect(event && isoDay(event.endDate)).toBe(dayAfter(roadmap.startsOn, toDay));
      const task = wordsOf(model.path.slug).tasks.find((one) => one.id === id);
      expect(event?.description).toContain(`Where: ${task?.where}\n`);
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
    expect(write(model)).toBe(text);
    const later = read(write(model, 2));
    expect(later.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(new Set(events.map(({ sequence }) => sequence))).toEqual(new Set([0]));
    expect(new Set(later.map(({ sequence }) => sequence))).toEqual(new Set([1]));
  });
});

describe('time zones', () => {
  it.each(['New South Wales', 'Victoria', 'Queensland', 'Western Australia'])(
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
  it('arrive as they were', () => {
    const [first] = models;
    if (!first) throw new Error('no golden people');
    const roadmap = roadmapOf(first.model);
    const hostile = [
      'a;b,c\\d:e"f',
      'two\nlines\r\nEND:VEVENT\r\nBEGIN:VEVENT',
      '日本語の長い見出し'.repeat(20),
      '👩‍👩‍👧‍👦'.repeat(40),
      `${'x'.repeat(62)}é${'y'.repeat(200)}`,
    ];
    const tasks = hostile.map((title, index) => ({
      ...roadmap.tasks[0],
      id: roadmap.tasks[index]?.id,
      title,
    }));
    const model = { ...first.model, roadmap: { ...roadmap, tasks } } as PlanModel;
    const text = write(model);
    expect(
      read(text)
        .slice(0, hostile.length)
        .map(({ summary }) => summary),
    ).toEqual(hostile.map((title) => title.replaceAll('\r\n', '\n')));
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
