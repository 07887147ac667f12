import { describe, expect, it } from 'vitest';
import { reviewLimits } from '#shared/contract/routes/review.ts';
import { isPicked, reasons, sortReasons, toggleReason } from './reasons.ts';

const [first, second] = reasons;
if (first === undefined || second === undefined) throw new Error('There are no reasons');

describe('a picked reason', () => {
  it('is a paragraph of its own after what was written, and goes when it is picked again', () => {
    const one = toggleReason('Thank you.\n', first);
    expect(one).toBe(`Thank you.\n\n${first.text}`);
    const both = toggleReason(one, second);
    expect([isPicked(both, first), isPicked(both, second)]).toEqual([true, true]);
    expect(toggleReason(both, first)).toBe(`Thank you.\n\n${second.text}`);
  });

  it('that was edited stays as it is, and can be picked anew', () => {
    const edited = `${first.text} By June.`;
    expect(isPicked(edited, first)).toBe(false);
    expect(toggleReason(edited, first)).toBe(`${edited}\n\n${first.text}`);
  });

  it('leaves room for all of them at once', () => {
    expect(reasons.reduce(toggleReason, '').length).toBeLessThan(reviewLimits.feedback);
  });
});

it('reasons that a flag suggests come first', () => {
  const { suggested, others } = sortReasons({ flagged: ['goal-unclear'], isRevision: true });
  expect(suggested.map(({ name }) => name)).toEqual(['Goal unclear']);
  expect(others).toHaveLength(reasons.length - 1);
});

it('a first submission is not blamed for feedback that nobody gave', () => {
  const offered = (isRevision: boolean) =>
    sortReasons({ flagged: [], isRevision }).others.map(({ name }) => name);
  expect(offered(false)).not.toContain('Comments not addressed');
  expect(offered(true)).toContain('Comments not addressed');
});
