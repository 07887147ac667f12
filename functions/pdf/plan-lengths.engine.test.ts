import { describe, expect, it } from 'vitest';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { compilePlan } from '#shared/plan/compile-plan.ts';
import { goldenPeople } from '#shared/plan/testing/golden/golden-people.ts';
import { column } from './layout/page-size.ts';
import { layOut } from './parts/lay-out.ts';

const lengths: Readonly<Record<PlanType, readonly [least: number, most: number]>> = {
  BASIC: [8, 10],
  PRO: [20, 22],
  // Somebody who answered nothing has one page fewer.
  ENTERPRISE: [33, 38],
};
/** Two or three of each kind, of quite different people, those with most and with least to say among them; whatever is on them, all are read within these pages. */
const read = [
  'printable-shop',
  'no-amount',
  'mobile-garden-care',
  'short-form-editing-studio',
  'empty-pro',
  'career-and-skills-coach',
  'empty-enterprise',
];
const people = goldenPeople.filter(({ id }) => read.includes(id));

describe.each(people)('the plan $id', ({ id, tier, now, input }) => {
  const { pages, where } = layOut(compilePlan(input, { tier, now, planId: id }));

  it('is as long as its kind should be', () => {
    const [least, most] = lengths[tier];
    expect(where.pages).toBeGreaterThanOrEqual(least);
    expect(where.pages).toBeLessThanOrEqual(most);
  });

  it('leaves no page nearly empty, and ends none with a heading', () => {
    for (const [index, { pieces, title }] of pages.entries()) {
      const last = pieces.at(-1);
      if (!last) throw new Error(`Page ${index + 2} is empty`);
      const filled = (last.y + last.piece.height - column.top) / (column.bottom - column.top);
      // The last page ends where the assumptions end.
      expect(filled, `page ${index + 2}`).toBeGreaterThan(index === pages.length - 1 ? 0.1 : 0.35);
      if (pages[index + 1]?.title === title)
        expect(last.piece.keepWithNext ?? false, `page ${index + 2}`).toBe(false);
    }
  });
});
