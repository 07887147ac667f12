import { describe, expect, it } from 'vitest';
import { Diary } from './diary.ts';
import type { OpenTime } from './open-times.ts';
import type { PlannedTask } from './schedule.ts';

const times: OpenTime[] = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'].map((date) => ({
  ...{ date, part: 'morning', from: 480, to: 720 },
}));
const task = (id: string, more: Partial<PlannedTask> = {}): PlannedTask => ({
  ...{ id, phase: 'ready', do: 'Sort the drawer.', done: 'it is sorted', where: 'at home', minutes: 60 },
  opening: 'any',
  ...more,
});
const isHoliday = () => false;

describe('a diary', () => {
  it('uses no more days of a week than the customer works', () => {
    const diary = new Diary(times, { hoursPerWeek: 16, mostDays: 2, isHoliday });
    for (let at = 0; at < 8; at += 1) diary.place(task(`task-${at}`));
    expect([...new Set(diary.tasks.map(({ date }) => date))]).toEqual(['2026-12-07', '2026-12-08']);
  });

  it('sees no clients in hours that are for the desk', () => {
    const desk = times.map(
      (time): OpenTime => (time.date === '2026-12-09' ? time : { ...time, isDesk: true }),
    );
    const diary = new Diary(desk, { hoursPerWeek: 16, isHoliday });
    const visit = diary.place(task('first', { phase: 'deliver', opening: 'client', isFirstPaid: true }));
    const booked = diary.place(task('booked', { phase: 'deliver', sales: 2 }));
    const books = diary.place(task('books'));
    expect([visit?.date, booked?.date, books?.date]).toEqual(['2026-12-09', '2026-12-09', '2026-12-07']);
  });
});
