import { describe, expect, it } from 'vitest';
import { approvalFault, noReviewWork, type ReviewWork, reviewCheckIds } from './review.ts';

const all = Object.fromEntries(reviewCheckIds.map((id) => [id, ''])) as ReviewWork['checks'];

describe('a review', () => {
  it('names every check that is not ticked', () => {
    const { sources: _, cash: __, ...checks } = all;
    expect(approvalFault({ ...noReviewWork, checks, firstName: 'Rose' })).toBe(
      'Please tick all six checks. Missing: Cash, Sources.',
    );
  });

  it('needs a first name that is more than spaces', () => {
    expect(approvalFault({ ...noReviewWork, checks: all, firstName: '  ' })).toMatch(/first name/);
    expect(approvalFault({ ...noReviewWork, checks: all, firstName: 'Rose' })).toBeUndefined();
  });
});
