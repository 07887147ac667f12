import { describe, expect, it } from 'vitest';
import { moveOf } from './use-card-moves.ts';

const at = (left: number, top: number) => ({ left, top, bottom: top + 100 }) as DOMRect;

describe('a card that a filter leaves', () => {
  it('comes from where it stood', () => {
    expect(moveOf(at(300, 900), at(20, 400), 800)).toBe('280px 500px');
    expect(moveOf(at(300, 200), at(300, 1400), 800)).toBe('0px -1200px');
  });

  it('stands still where it has not moved, was not there before, or is not seen', () => {
    expect(moveOf(at(20, 400), at(20, 400), 800)).toBeUndefined();
    expect(moveOf(undefined, at(20, 400), 800)).toBeUndefined();
    expect(moveOf(at(20, 900), at(20, 4000), 800)).toBeUndefined();
  });
});
