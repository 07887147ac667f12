import { describe, expect, it } from 'vitest';
import { readCalendar } from './plan-calendar.ts';

const calendar = (...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'NAME:Waymint plan: Printable & Planner Shop',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

describe('the calendar of a plan', () => {
  it('is parsed with its name and tasks, with lines unfolded and text unescaped', () => {
    const text = calendar([
      'SUMMARY:Search 3 niches on Etsy\\, logged out',
      'DESCRIPTION:1 hour\\nWhere: A quiet desk\\nDone when: 3 rows hold recent revi\r\n ews\\; and a back\\\\slash',
      'DTSTART;VALUE=DATE:20261125',
      'DTEND;VALUE=DATE:20261126',
    ]);
    expect(readCalendar(text)).toEqual({
      name: 'Printable & Planner Shop',
      tasks: [
        {
          title: 'Search 3 niches on Etsy, logged out',
          day: '2026-11-25',
          about: [
            '1 hour',
            'Where: A quiet desk',
            'Done when: 3 rows hold recent reviews; and a back\\slash',
          ],
        },
      ],
    });
  });

  it('has the hour of each task, the first day first, and no checkpoints', () => {
    const text = calendar(
      ['UID:run_1-task-b@waymint', 'SUMMARY:Second', 'DTSTART;TZID=Australia/Sydney:20261202T133000'],
      [
        'UID:run_1-task-a@waymint',
        'SUMMARY:First',
        'DTSTART:20261201T080000',
        'DESCRIPTION:Done when: it is sent',
      ],
      ['UID:run_1-checkpoint-14@waymint', 'SUMMARY:Day 14', 'DTSTART;TZID=Australia/Sydney:20261206T180000'],
    );
    expect(readCalendar(text).tasks).toEqual([
      { title: 'First', day: '2026-12-01', about: ['8 am', 'Done when: it is sent'] },
      { title: 'Second', day: '2026-12-02', about: ['1.30 pm'] },
    ]);
  });

  it('has no tasks if it is not a calendar', () => {
    expect(readCalendar('no calendar')).toEqual({ name: '', tasks: [] });
  });
});
