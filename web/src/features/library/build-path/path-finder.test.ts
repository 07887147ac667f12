import { describe, expect, it } from 'vitest';
import { moveOf } from './path-finder.tsx';

const at = (left: number, top: number) => ({ left, top, bottom: top + 100 }) as DOMRect;

describe('the animation of a card that a filter keeps', () => {
  it('starts at its old position', () => {
    expect(moveOf(at(300, 900), at(20, 400), 800)).toBe('280px 500px');
    expect(moveOf(at(300, 200), at(300, 1400), 800)).toBe('0px -1200px');
  });

  it('is skipped for a card that did not move, is new, or is out of view', () => {
    expect(moveOf(at(20, 400), at(20, 400), 800)).toBeUndefined();
    expect(moveOf(undefined, at(20, 400), 800)).toBeUndefined();
    expect(moveOf(at(20, 900), at(20, 4000), 800)).toBeUndefined();
  });
});
