import { describe, expect, it } from 'vitest';
import { regionIn } from './regions.ts';

describe('the state or territory in a text', () => {
  it.each([
    ['I bake in Hobart.', 'Tasmania'],
    ['sparky in SA, card lapsed', 'South Australia'],
    ['near Darwin', 'the Northern Territory'],
    ['I live in Canberra', 'the ACT'],
    ['cleaning homes around Elizabeth', 'South Australia'],
    ['fencing out of gawler mostly', 'South Australia'],
    ['I iron for people in Glenorchy', 'Tasmania'],
    ['stock whips near Katherine', 'the Northern Territory'],
  ])('is read from “%s”', (text, region) => {
    expect(regionIn(text)).toBe(region);
  });

  it('is left open when two are named', () => {
    expect(regionIn('I moved from Darwin to Hobart.')).toBeUndefined();
  });

  it('is not read from the name of a person', () => {
    expect(regionIn('Elizabeth and Katherine asked for two cakes.')).toBeUndefined();
  });

  it('is not read from a verb', () => {
    expect(regionIn('I act fast.')).toBeUndefined();
    expect(regionIn('I ACT FAST.')).toBeUndefined();
  });
});
