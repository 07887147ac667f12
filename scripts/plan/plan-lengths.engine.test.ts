import { beforeAll, describe, expect, it } from 'vitest';
import { column } from '#functions/pdf/layout/page-size.ts';
import { type LaidOut, layOut } from '#functions/pdf/parts/lay-out.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { planOf } from './known-people.ts';

const lengths: Readonly<Record<PlanType, readonly [least: number, most: number]>> = {
  BASIC: [4, 6],
  PRO: [8, 12],
  ENTERPRISE: [10, 20],
};
/** Two of each kind, of quite different people, those with most and with least to say among them. */
const people: readonly (readonly [string, PlanType])[] = [
  ['physio-student-brisbane', 'BASIC'],
  ['joker-trivia-vic', 'BASIC'],
  ['carpenter-agents-ute', 'PRO'],
  ['dv-resume-writer', 'PRO'],
  ['tiffin-punjabi-vic', 'ENTERPRISE'],
  ['senior-dev-little-time', 'ENTERPRISE'],
];

describe.each(people)('the plan of %s as %s', (id, tier) => {
  let laidOut: LaidOut;
  beforeAll(async () => {
    laidOut = layOut((await planOf(id, tier)).document);
  });

  it('is as long as its kind should be', () => {
    const [least, most] = lengths[tier];
    expect(laidOut.where.pages).toBeGreaterThanOrEqual(least);
    expect(laidOut.where.pages).toBeLessThanOrEqual(most);
  });

  it('leaves no page nearly empty, and ends none with a heading', () => {
    const { pages } = laidOut;
    for (const [index, { pieces, title }] of pages.entries()) {
      const last = pieces.at(-1);
      if (!last) throw new Error(`Page ${index + 1} is empty`);
      const filled = (last.y + last.piece.height - column.top) / (column.bottom - column.top);
      // A page before one that is handed on alone ends where its section ends.
      expect(filled, `page ${index + 1}`).toBeGreaterThan(index === pages.length - 1 ? 0.1 : 0.25);
      if (pages[index + 1]?.title === title)
        expect(last.piece.keepWithNext ?? false, `page ${index + 1}`).toBe(false);
    }
  });

  it('holds every section where the contents say', () => {
    const { pages, contents, where } = laidOut;
    for (const { id: section } of contents) {
      const there = pages[(where.pageOf(section) ?? 0) - 1]?.pieces ?? [];
      expect(
        there.some(({ piece }) => piece.anchors?.includes(section)),
        section,
      ).toBe(true);
    }
  });
});
