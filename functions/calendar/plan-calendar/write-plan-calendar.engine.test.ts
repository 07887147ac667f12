import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { CalendarPlan } from './calendar-plan.ts';
import { writePlanCalendar } from './write-plan-calendar.ts';

const plan: CalendarPlan = {
  planId: 'run_test',
  business: 'Small carpentry for agents',
  createdAt: '2026-11-28T02:00:00.000Z',
  timeZone: 'Australia/Sydney',
  tasks: [
    {
      id: 'ring-agent',
      title: 'Ring the first agent',
      date: '2026-11-30',
      start: '08:00',
      minutes: 30,
      place: 'by phone',
      done: 'a day is agreed',
      detail: 'Say the sentence on page 4.',
    },
    {
      id: 'insurance',
      title: 'Accept an insurance quote',
      date: '2027-04-05',
      start: '13:45',
      minutes: 75,
      place: 'at home',
      done: 'the certificate is saved',
    },
  ],
  checkpoints: [
    {
      id: 'day-30',
      title: 'Day 30: count',
      date: '2026-12-28',
      start: '18:15',
      minutes: 30,
      questions: ['How many agents did you ask?', 'How many said yes?'],
    },
  ],
  hidesDetails: false,
};

const write = (more: Partial<CalendarPlan> = {}, attempt = 1): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(writePlanCalendar({ ...plan, ...more }, attempt));

/** Reads the calendar with a library that had no part in writing it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}
const wall = (time: ICAL.Time): string => time.toString().slice(0, 16);

const zones = [
  ...['Sydney', 'Melbourne', 'Hobart', 'Brisbane', 'Adelaide', 'Darwin', 'Perth'].map(
    (city) => `Australia/${city}`,
  ),
  ...['Pacific/Auckland', 'Europe/London', 'America/New_York', 'America/Toronto'],
];

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

describe('the calendar of a plan', () => {
  it('has each task and checkpoint at its time, and no other event', () => {
    expect(read(write()).map((event) => [event.summary, wall(event.startDate), wall(event.endDate)])).toEqual(
      [
        ['Ring the first agent', '2026-11-30T08:00', '2026-11-30T08:30'],
        ['Accept an insurance quote', '2027-04-05T13:45', '2027-04-05T15:00'],
        ['Day 30: count', '2026-12-28T18:15', '2026-12-28T18:45'],
      ],
    );
  });

  it('says where each task happens, when it is done, and what to ask', () => {
    const [call, , count] = read(write());
    expect(call?.location).toBe('by phone');
    expect(call?.description).toBe('Say the sentence on page 4.\nDone when: a day is agreed');
    expect(count?.description).toBe('How many agents did you ask?\nHow many said yes?');
  });

  it.each(zones)('is in the time zone %s, with its rules, in summer and in winter', (zone) => {
    const text = write({ timeZone: zone });
    expect(text).toContain(`BEGIN:VTIMEZONE\r\nTZID:${zone}\r\n`);
    for (const { startDate } of read(text)) {
      const there = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      expect(there.format(startDate.toJSDate()).replace(' ', 'T')).toBe(wall(startDate));
    }
  });

  it.each(['', 'Mars/Olympus', 'toString'])(
    'uses local times without a zone where the zone is “%s”',
    (timeZone) => {
      const text = write({ timeZone });
      expect(text).not.toContain('VTIMEZONE');
      const [first] = read(text);
      expect(first && wall(first.startDate)).toBe('2026-11-30T08:00');
      expect(first?.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    },
  );

  it('has the same bytes on machines in other time zones', () => {
    const made = ['UTC', 'Australia/Sydney', 'America/New_York', 'Asia/Kolkata'].map((zone) => {
      process.env.TZ = zone;
      return [write(), write({ timeZone: '' })].join('');
    });
    expect(new Set(made).size).toBe(1);
  });

  it('stamps its events in universal time', () => {
    expect(write().match(/DTSTAMP:.*/g)).toEqual(Array.from({ length: 3 }, () => 'DTSTAMP:20261128T020000Z'));
  });

  it('keeps the ids of its events, and gives a later submission a higher number', () => {
    const [first, later] = [read(write()), read(write({}, 2))];
    expect(later.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
    expect(first[0]?.uid).toBe('run_test-task-ring-agent@waymint');
    expect(new Set(first.map(({ uid }) => uid)).size).toBe(3);
    expect(first.map(({ sequence }) => sequence)).toEqual([0, 0, 0]);
    expect(later.map(({ sequence }) => sequence)).toEqual([1, 1, 1]);
  });

  it('shows no task and no place if the plan has a safety note', () => {
    const text = write({ hidesDetails: true, business: 'Home resets' });
    expect(read(text).map(({ summary, location }) => [summary, location])).toEqual(
      Array.from({ length: 3 }, () => ['Appointment', null]),
    );
    expect(text).not.toMatch(/agent|phone|insurance/i);
    expect(write({ hidesDetails: true, business: 'Home resets' })).toBe(text);
  });
});

describe('texts that would break a calendar', () => {
  const hostile = [
    'a;b,c\\d:e"f',
    'two\nlines\r\nEND:VEVENT\r\nBEGIN:VEVENT',
    '日本語の長い見出し'.repeat(20),
    '👩‍👩‍👧‍👦'.repeat(40),
    `${'x'.repeat(62)}é${'y'.repeat(200)}`,
    'bell\u0007, nothing\u0000, next line\u0085 and half \ud800 a character',
  ];
  const asRead = (text: string): string =>
    text
      .toWellFormed()
      .replaceAll('\r\n', '\n')
      .replaceAll(/(?!\n)\p{Cc}/gu, '');

  it.each(hostile)('are read back unchanged, without control characters: %j', (said) => {
    const [task] = plan.tasks;
    if (!task) throw new Error('no task');
    const text = write({
      business: said,
      tasks: [{ ...task, title: said, place: said, done: said, detail: said }],
      checkpoints: [],
    });
    const events = read(text);
    expect(events.map(({ summary, location }) => [summary, location])).toEqual([
      [asRead(said), asRead(said)],
    ]);
    // The reader does not know the property "name", so it leaves its text escaped.
    const name = String(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('name'));
    const unescaped = name.replaceAll(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));
    expect(unescaped).toBe(`Waymint plan: ${asRead(said)}`);
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\n\r]/);
    }
  });
});
