/** Times, refusals, private matters and questions as people say them in passing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Reading } from '#shared/plan/reading/reading.ts';
import { screenFor } from '#shared/plan/write/private/screen.ts';
import { root } from '../build/ensure-built.ts';
import { mostOf } from './most-of.ts';
import { type Person, preparePlanner, preparePrinter } from './plan-person.ts';

interface Said {
  week: { say: string; free?: string[]; notFree: string[] }[];
  away: { say: string; from: string; to: string }[];
  refused: { say: string; what: string }[];
  notRefused: string[];
  private: { say: string; out: string }[];
  notPrivate: string[];
  questions: { ask: string; says: string; not: string }[];
}

const said = parse(readFileSync(join(root, 'shared/plan/testing/said-in-passing.yaml'), 'utf8')) as Said;
const plan = preparePlanner();
const print = preparePrinter();
const now = new Date('2026-11-28T02:00:00Z');
const personOf = (content: string, skills = ''): Person => ({
  id: 'reader',
  plan: 'PRO',
  profile: { state: 'Victoria', country: 'Australia' },
  form: { budget: '', timePerWeek: '', skills, interests: '', incomeGoal: '', content },
});
const read = (content: string): Reading => plan(personOf(content), now).reading;

/** "mon morning 8-11" */
const freeCells = ({ week }: Reading): string[] =>
  week.flatMap(({ value: { is, day, part, from, to } }) =>
    is === 'free' ? [`${day} ${part}${from === undefined ? '' : ` ${from / 60}-${(to ?? 0) / 60}`}`] : [],
  );

describe('times', () => {
  it('are mostly on the right side of the week', () => {
    mostOf(
      said.week,
      ({ say, free = [], notFree }) => {
        const cells = freeCells(read(say));
        expect(cells).toEqual(expect.arrayContaining(free));
        for (const cell of notFree) expect(cells.filter((one) => one.startsWith(cell))).toEqual([]);
      },
      2,
    );
  });

  it.each(said.away)('$say', ({ say, from, to }) => {
    expect(read(say).away.map(({ value }) => value)).toEqual([{ from, to }]);
  });
});

describe('work that is refused', () => {
  it.each(said.refused)('$say', ({ say, what }) => {
    expect(read(say).notDone.map(({ value }) => value.what)).toEqual([what]);
  });

  it.each(said.notRefused)('is not read from: %s', (say) => {
    const { notDone, limits } = read(say);
    expect([...notDone, ...limits].map(({ words }) => words)).toEqual([]);
  });
});

describe('a private matter', () => {
  it.each(said.private)('$say', ({ say, out }) => {
    const reading = read(say);
    const screen = screenFor(reading, { profile: { name: 'Robin', country: 'Australia' }, trades: [] });
    const at = say.indexOf(out);
    expect(screen.allows('', { field: 'content', from: at, to: at + out.length })).toBe(false);
  });

  it.each(said.notPrivate)('is not in: %s', (say) => {
    expect(read(say).private).toEqual([]);
  });
});

describe('a question that the plan cannot answer', () => {
  it.each(said.questions)('$ask', ({ ask, says, not }) => {
    const { document } = print(personOf(`I mend clocks. ${ask}`, 'clock repair'), now);
    const line = document.split('\n').find((one) => one.includes(ask.slice(0, 20))) ?? '';
    expect(line).toContain(says);
    expect(line).not.toContain(not);
  });
});
