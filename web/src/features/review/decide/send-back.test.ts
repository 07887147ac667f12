import { describe, expect, it } from 'vitest';
import { reviewLimits } from '#shared/contract/routes/review.ts';
import { isPicked, reasons, sortReasons, toggleReason } from './send-back.tsx';

const [first, second] = reasons;

if (first === undefined || second === undefined) throw new Error('There are no reasons');

describe('a picked reason', () => {
  it('is a separate paragraph after existing text, and is removed when picked again', () => {
    const one = toggleReason('Thank you.\n', first);
    expect(one).toBe(`Thank you.\n\n${first.text}`);
    const both = toggleReason(one, second);
    expect([isPicked(both, first), isPicked(both, second)]).toEqual([true, true]);
    expect(toggleReason(both, first)).toBe(`Thank you.\n\n${second.text}`);
  });

  it('stays when it was edited, and can be picked again', () => {
    const edited = `${first.text} By June.`;
    expect(isPicked(edited, first)).toBe(false);
    expect(toggleReason(edited, first)).toBe(`${edited}\n\n${first.text}`);
  });

  it('leaves space for all reasons together', () => {
    expect(reasons.reduce(toggleReason, '').length).toBeLessThan(reviewLimits.feedback);
  });
});

it('come first when a flag suggests them', () => {
  const { suggested, others } = sortReasons({ flagged: ['goal-unclear'], isRevision: true });
  expect(suggested.map(({ name }) => name)).toEqual(['Goal unclear']);
  expect(others).toHaveLength(reasons.length - 1);
});

it('never blame a first submission for ignored feedback', () => {
  const offered = (isRevision: boolean) =>
    sortReasons({ flagged: [], isRevision }).others.map(({ name }) => name);
  expect(offered(false)).not.toContain('Comments not addressed');
  expect(offered(true)).toContain('Comments not addressed');
});
