import { describe, expect, it } from 'vitest';
import { column } from '#functions/pdf/layout/page-size.ts';
import type { PlacedPiece } from '#functions/pdf/layout/paginate.ts';
import { layOut } from '#functions/pdf/parts/lay-out.ts';
import { planLengths } from '#shared/plan/document/plan-lengths.ts';
import { makePlan, readAndChoose } from '#shared/plan/make-plan.ts';
import { reviewChecks } from '#shared/plan/review/review.ts';
import { sampleOf } from '#shared/testing/long-run.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { everyPerson, inputOf, knownNow } from './known-people.ts';
import type { Person } from './plan-person.ts';

const review = {
  firstName: 'Ruth',
  checks: Object.fromEntries(reviewChecks.map(({ id }) => [id, 'It holds, and I rang one buyer.'])),
  notes: [{ section: 'offer', text: 'Start with the small job. It is the easiest one to sell.' }],
  toCustomer: 'Your plan holds. Ring the first two people on Monday.',
};

const filled = (pieces: readonly PlacedPiece[]): number => {
  const last = pieces.at(-1);
  return last ? (last.y + last.piece.height - column.top) / (column.bottom - column.top) : 0;
};

const thin = ['empty-nt-idk', 'joke-vic-naps'];
const catalogue = readCatalogue();

/** As the person receives it: above Basic with the page of a reviewer. Nothing where no business can be planned. */
function laidOutFor(person: Person) {
  const input = { ...inputOf(person), ...(person.plan !== 'BASIC' && { review }) };
  const options = { now: knownNow, catalogue };
  if (readAndChoose(input, options).choice.offered.length === 0) return undefined;
  return layOut(makePlan(input, { ...options, tier: person.plan, planId: `run_${person.id}` }).document);
}

describe.each(sampleOf(everyPerson, 12))('the plan of $id', (person) => {
  it('has the pages of its kind, each of them full and none ending with a heading', () => {
    const laidOut = laidOutFor(person);
    if (!laidOut) return;
    const { pages, where } = laidOut;
    const [least, most] = planLengths[person.plan];
    expect(pages.length).toBeGreaterThanOrEqual(thin.includes(person.id) ? least - 1 : least);
    expect(pages.length).toBeLessThanOrEqual(most);
    // Page 1 is the answer, and nothing else.
    expect(where.pageOf('answer')).toBe(1);
    expect(where.pageOf('read')).toBe(2);
    for (const [index, { pieces }] of pages.entries()) {
      const isLast = index === pages.length - 1 || where.pageOf('lender') === index + 2;
      expect(filled(pieces), `page ${index + 1}`).toBeGreaterThan(isLast ? 0.15 : 0.5);
      expect(pieces.at(-1)?.piece.keepWithNext ?? false, `page ${index + 1}`).toBe(false);
    }
  });
});
