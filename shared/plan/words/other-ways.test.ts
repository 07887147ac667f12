import { describe, expect, it } from 'vitest';
import { askOf } from '../limits/path-asks.ts';
import { allPaths } from '../paths/all-paths.ts';
import { otherWays } from './other-ways.ts';
import type { PathTask } from './path-words.ts';
import { wordsOf } from './words-of.ts';

const noCalls = [{ limit: 'calls', sentence: 'No calls.', clause: 'No calls' }] as const;
const slugs = allPaths.map(({ slug }) => slug);

/** Every version of every line of a task, told or not. */
function versionsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(versionsOf);
}
const printed = ({ title, doneWhen, materials, lite, where, instead }: PathTask): string[] =>
  versionsOf({ title, doneWhen, materials, title2: lite?.title, done2: lite?.doneWhen, where, instead });

const asksForCall =
  /\bby phone\b|\b(?:ring|rings|rung|rang|ringing|phoned|phoning)\b|\bcall(?:s|ing)?\b|^phone,/i;
/** Words that ask nobody to phone: a buyer rings the shop, or something is called by a name. */
const innocent =
  /without ringing you|would ring\b|ring your phone|Call in at|tired would ring|they ring\b|calls? it\b|you call by|call you|other owner|right rung|rung below|who I’d ring|card by the phone/i;

describe('the other ways', () => {
  it.each(slugs)('leave no task of %s that asks somebody to phone who will not', (slug) => {
    const asked = wordsOf(slug, noCalls).tasks.flatMap((task) =>
      printed(task)
        .filter((line) => asksForCall.test(line) && !innocent.test(line))
        .map((line) => `${task.id}: ${line}`),
    );
    expect(asked).toEqual([]);
  });

  it.each(slugs)('leave no script of %s that offers a call in the name of one who will not', (slug) => {
    const lines = wordsOf(slug, noCalls).scripts.flatMap(({ id, title, when, lines: said }) =>
      [title, when, ...said].flatMap((line) =>
        // Its own version stands first, before any other that is true of the same person.
        typeof line !== 'string' && Object.keys(line)[0] === 'no-calls'
          ? [`${id}: ${line['no-calls']}`]
          : versionsOf(line).map((text) => `${id}: ${text}`),
      ),
    );
    expect(lines.filter((line) => asksForCall.test(line) && !innocent.test(line))).toEqual([]);
  });

  it('change tasks that exist, and only on paths that ask for what is refused', () => {
    for (const [limit, ways] of Object.entries(otherWays))
      for (const slug of slugs) {
        const way = ways?.[slug];
        if (!way) continue;
        expect(askOf(slug, limit as keyof typeof otherWays), `${limit} of ${slug}`).toBeDefined();
        const known = wordsOf(slug).tasks;
        for (const [id, { lite }] of Object.entries(way)) {
          const task = known.find((one) => one.id === id);
          expect(task, `${slug} ${id}`).toBeDefined();
          if (lite) expect(task?.lite, `${slug} ${id}`).toBeDefined();
        }
      }
  });

  it('leave order, hours and everybody else’s tasks as they are', () => {
    for (const slug of slugs) {
      const order = (tasks: readonly PathTask[]) =>
        tasks.map(({ id, hours, needs, phase }) => [id, hours, needs, phase]);
      expect(order(wordsOf(slug, noCalls).tasks)).toEqual(order(wordsOf(slug).tasks));
      expect(wordsOf(slug, [])).toBe(wordsOf(slug));
    }
  });
});
