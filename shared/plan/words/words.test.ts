/** What every path's words must hold, read from the folder itself: a new file is checked without being named here. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { bannedIn } from '#shared/content/banned-phrases.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { planRoadmap } from '../model/roadmap.ts';
import { layWeek } from '../model/week.ts';
import { findPath } from '../paths/all-paths.ts';
import { slotNames } from './line.ts';
import type { PathWords } from './path-words.ts';

const folder = new URL('./paths/', import.meta.url);
const library = new URL('../../content/library/', import.meta.url);
const slugs = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const camel = (slug: string): string => slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const all = new Map<string, PathWords>();
const wordsOf = (slug: string): PathWords => {
  const words = all.get(slug);
  if (!words) throw new Error(`paths/${slug}.ts exports no ${camel(slug)}Words`);
  return words;
};
const pathOf = (slug: string) => {
  const path = findPath(slug);
  if (!path) throw new Error(`No path ${slug}`);
  return path;
};

beforeAll(async () => {
  for (const slug of slugs) {
    const module: Record<string, PathWords> = await import(new URL(`${slug}.ts`, folder).href);
    const words = module[`${camel(slug)}Words`];
    if (words) all.set(slug, words);
  }
});

const notPrinted = ['id', 'slug', 'phase', 'kind', 'needs', 'for', 'only'];
/** Every line that is printed, however deep it stands, with all the versions that one of them is chosen from. */
function linesIn(value: unknown, key = ''): string[][] {
  if (notPrinted.includes(key)) return [];
  if (typeof value === 'string') return [[value]];
  if (Array.isArray(value)) return value.flatMap((item) => linesIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  if ('else' in value)
    return [Object.values<string | string[]>(value as Record<string, string | string[]>).flat()];
  return Object.entries(value).flatMap(([name, inner]) => linesIn(inner, name));
}
const slotIn = /\{(?:n:(\d+)|([^}]*))\}/g;
/** As one might read them: a word stands where a slot is. */
const textsIn = (value: unknown): string[] =>
  linesIn(value)
    .flat()
    .map((text) => text.replaceAll(slotIn, 'Ballarat'));

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');
const runLength = 8;
const runsOf = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) => {
      const words = wordsIn(text);
      return words.slice(runLength - 1).map((_, start) => words.slice(start, start + runLength).join(' '));
    }),
  );
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((run) => other.has(run));

const roadmapOf = (tasks: PathWords['tasks'], tier: PlanType, weeklyHours: number) =>
  planRoadmap({
    tasks,
    tier,
    weeklyHours,
    nowMs: Date.UTC(2026, 10, 22),
    week: layWeek('mixed', weeklyHours, {
      choice: 0,
      openings: tasks.flatMap(({ when }) => (when ? [when] : [])),
    }),
  });
const inQuarters = (hours: number): boolean => Number.isInteger(hours * 4);

describe.each(slugs)('the words of %s', (slug) => {
  it('belong to a path of the library', () => {
    expect(wordsOf(slug).slug).toBe(slug);
    expect(findPath(slug)).toBeDefined();
  });

  it('name sixty buyers or more, in kinds of which none is most of them', () => {
    const counts = wordsOf(slug).places.map(({ count }) => count);
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(total / 2);
    const forAnybody = wordsOf(slug).places.filter(({ only }) => only === undefined);
    expect(forAnybody.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(60);
    expect(counts.length).toBeGreaterThanOrEqual(6);
  });

  it('have enough of every part', () => {
    const words = wordsOf(slug);
    expect(words.theirWords.length).toBeGreaterThanOrEqual(5);
    expect(words.alternatives.length).toBeGreaterThanOrEqual(3);
    expect(new Set(words.rivals.map(({ kind }) => kind)).size).toBe(5);
    expect(words.risks.length).toBeGreaterThanOrEqual(5);
    expect(words.qualityChecks.length).toBeGreaterThanOrEqual(5);
    expect(words.metrics.length).toBeGreaterThanOrEqual(4);
    expect(words.channels.length).toBeGreaterThanOrEqual(4);
    expect(words.delivery.length).toBeGreaterThanOrEqual(4);
    expect(words.tools.length).toBeGreaterThanOrEqual(3);
    expect(words.positioning.proof.length).toBeGreaterThanOrEqual(2);
    expect(new Set(words.scripts.map(({ id }) => id)).size).toBe(words.scripts.length);
    expect(words.scripts.map(({ id }) => id)).toEqual(expect.arrayContaining(['outreach', 'follow-up']));
    expect(Object.keys(words.skills).length).toBeGreaterThanOrEqual(3);
  });

  it('measure what the model measures for a path of this kind', () => {
    const kind = pathOf(slug).demand.kind;
    const known =
      kind === 'traffic' ? ['items', 'visits', 'orders', 'hours'] : ['tries', 'replies', 'sales', 'hours'];
    const ids = wordsOf(slug).metrics.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(known));
  });

  it('score channels and risks within their scales', () => {
    for (const { fit, cost, speed } of wordsOf(slug).channels)
      for (const score of [fit, cost, speed]) expect(score >= 0 && score <= 1).toBe(true);
    const { starter, core, premium } = wordsOf(slug).offer;
    expect(core.hoursFactor).toBe(1);
    expect(starter.hoursFactor).toBeLessThan(1);
    expect(premium.hoursFactor).toBeGreaterThan(1);
  });

  it('list 18 to 26 tasks in an order that works, each in quarter hours of one sitting or two', () => {
    const { tasks } = wordsOf(slug);
    expect(tasks.length).toBeGreaterThanOrEqual(18);
    expect(tasks.length).toBeLessThanOrEqual(26);
    const done = new Set<string>();
    for (const task of tasks) {
      expect(task.needs.filter((need) => !done.has(need))).toEqual([]);
      expect(done.has(task.id)).toBe(false);
      done.add(task.id);
      expect(inQuarters(task.hours) && task.hours >= 0.25 && task.hours <= 6).toBe(true);
      if (!task.lite) continue;
      expect(inQuarters(task.lite.hours) && task.lite.hours >= 0.25).toBe(true);
      expect(task.lite.hours).toBeLessThanOrEqual(task.hours);
    }
  });

  // Two hours a week leave six quarters a week for tasks, so three hours in a fortnight; the roadmap drops the rest.
  it.each([2, 4, 7.5, 12])(
    'fit the core into the fourteen days of Basic at %d hours a week',
    (weeklyHours) => {
      const { tasks } = wordsOf(slug);
      const map = roadmapOf(tasks, 'BASIC', weeklyHours);
      const phases = new Set(map.tasks.map(({ phase }) => phase));
      expect([...phases]).toEqual(expect.arrayContaining(['offer', 'reach', 'deliver']));
    },
  );

  it.each(['BASIC', 'PRO', 'ENTERPRISE'] as const)(
    'bring a first delivery into the first fortnight of %s at two hours a week',
    (tier) => {
      const { tasks } = wordsOf(slug);
      const map = roadmapOf(tasks, tier, 2);
      expect(map.tasks.find(({ phase }) => phase === 'deliver')?.toDay).toBeLessThanOrEqual(14);
    },
  );

  it('state no money, no law in figures and no filler', () => {
    const texts = textsIn(wordsOf(slug));
    expect(texts.filter((text) => /[$£€%]|\d ?(?:per cent|dollars|cents)\b/i.test(text))).toEqual([]);
    expect(texts.flatMap(bannedIn)).toEqual([]);
    expect(texts.filter((text) => /undefined|\bNaN\b| {2}|^\s|\s$|[{}]/.test(text))).toEqual([]);
  });

  it('run to sixteen words a sentence at most on average, and to 36 in any', () => {
    const sentences = textsIn(wordsOf(slug))
      .flatMap((text) => text.split(/(?<=[.!?…]["”’)]?)\s+/))
      .map((sentence) => ({ sentence, length: wordsIn(sentence).length }));
    const whole = sentences.filter(({ sentence }) => /[.!?]["”’)]?$/.test(sentence));
    const mean = whole.reduce((sum, { length }) => sum + length, 0) / whole.length;
    expect(mean).toBeLessThanOrEqual(16);
    expect(mean).toBeGreaterThanOrEqual(8);
    expect(sentences.filter(({ length }) => length > 36)).toEqual([]);
  });

  it('copy no eight words in a row from the handbook', () => {
    const handbook = readFileSync(new URL(`${pathOf(slug).persona}/${slug}.md`, library), 'utf8');
    expect(shared(runsOf(textsIn(wordsOf(slug))), runsOf(handbook.split(/\n+/)))).toEqual([]);
  });

  it('say nothing of theirs twice, versions of one line apart', () => {
    const seen = new Set<string>();
    const twice = linesIn(wordsOf(slug))
      .flatMap((versions) => [...runsOf(versions)])
      .filter((run) => seen.size === seen.add(run).size);
    expect(twice).toEqual([]);
  });

  // The slot says "on Saturday morning", so nothing that asks for a noun can stand before it.
  it('say when only where a day with its “on” can stand', () => {
    const broken =
      /\b(?:give|keep|use|spend|leave|set aside|to|from|until|for|by|before|after|of|in|on)\s+\{(?:short-)?when\}/i;
    expect(
      linesIn(wordsOf(slug))
        .flat()
        .filter((text) => broken.test(text)),
    ).toEqual([]);
  });

  it('speak of school only to those whose children are said to be there', () => {
    const early = (value: unknown): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, inner]) =>
        key === 'children' && typeof inner === 'string' ? [inner] : early(inner),
      );
    };
    expect(early(wordsOf(slug)).filter((text) => /\bschool|pick-up|drop-off/i.test(text))).toEqual([]);
  });

  it('use slots that exist, and none of this path’s figures where a runner-up is named', () => {
    const { offer, customer, ...rest } = wordsOf(slug);
    const named = (value: unknown) =>
      linesIn(value)
        .flat()
        .flatMap((text) =>
          [...text.matchAll(slotIn)].flatMap(([, , name]) => (name === undefined ? [] : [name])),
        );
    const known: readonly string[] = slotNames;
    expect(named({ offer, customer, rest }).filter((name) => !known.includes(name))).toEqual([]);
    expect(
      named([offer.promise, customer.who]).filter(
        (name) => !['area', 'local', 'state', 'workplace', 'crowd'].includes(name),
      ),
    ).toEqual([]);
  });
});

describe('the words of two paths', () => {
  // A whole plan may share a sixth with another path's, and its law and method are the same already.
  const mostShared = 1 / 100;

  it('share at most one eight-word run in a hundred', () => {
    const runs = slugs.map((slug) => ({ slug, runs: runsOf(textsIn(wordsOf(slug))) }));
    const tooAlike = runs.flatMap((one) =>
      runs
        .filter((other) => other.slug > one.slug)
        .map((other) => ({
          pair: `${one.slug}, ${other.slug}`,
          same: shared(one.runs, other.runs),
          of: one.runs.size,
        }))
        .filter(({ same, of }) => same.length > of * mostShared),
    );
    expect(tooAlike).toEqual([]);
  });
});
