/** Two people on one path must not be given one document; nor two people on two paths. */
import { describe, expect, it } from 'vitest';
import { type PlanType, planTypes } from '#shared/domain/plans/plans.ts';
import { compilePlan } from './compile-plan.ts';
import { allPaths } from './paths/all-paths.ts';
import { type RunsByKind, runsByKind, shareOf } from './testing/eight-word-runs.ts';
import { goldenPeople } from './testing/golden/golden-people.ts';
import { threePeople } from './testing/three-people.ts';
import { wordsOf } from './words/words-of.ts';

const now = new Date('2026-11-22T01:00:00Z');
const pairsOf = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

/** Whose tasks have slots: their words are told to one person. The others still read alike. */
const slot = /\{(?:n:\d+|[a-z0-9-]+)\}/;
const told = allPaths.filter(({ slug }) => slot.test(JSON.stringify(wordsOf(slug).tasks)));

/** Law and definitions of method are the same for everybody; they may be no more of a plan than this. */
const mostLaw: Readonly<Record<PlanType, number>> = { BASIC: 0.28, PRO: 0.17, ENTERPRISE: 0.17 };
const lawOf = ({ law, all }: RunsByKind): number => law.size / (law.size + all.size);

describe.each(told)('three quite different people on the path $slug', (path) => {
  it.each(planTypes)('share less than a third of the eight-word runs of a plan of kind %s', (tier) => {
    const runs = threePeople(path).map((input) => {
      const document = compilePlan(input, { tier, now, planId: 'p1' });
      expect(document.title).toBe(path.title);
      return runsByKind(document);
    });
    for (const [one, other] of pairsOf(runs)) expect(shareOf(one.all, other.all)).toBeLessThan(1 / 3);
    for (const one of runs) expect(lawOf(one)).toBeLessThan(mostLaw[tier]);
  });
});

describe('the golden people', () => {
  const plans = goldenPeople.map(({ id, tier, now, input }) => {
    const document = compilePlan(input, { tier, now, planId: id });
    return { id, tier, title: document.title, runs: runsByKind(document) };
  });

  it.each(planTypes)('share less than a sixth on any two paths in plans of kind %s', (tier) => {
    const alike = pairsOf(plans.filter((plan) => plan.tier === tier))
      .filter(([one, other]) => one.title !== other.title)
      .map(([one, other]) => ({
        pair: `${one.id}, ${other.id}`,
        share: shareOf(one.runs.all, other.runs.all),
      }))
      .filter(({ share }) => share >= 1 / 6);
    expect(alike).toEqual([]);
  });

  it('read little law and method beside what is about them', () => {
    for (const { id, tier, runs } of plans) expect(lawOf(runs), id).toBeLessThan(mostLaw[tier]);
  });
});
