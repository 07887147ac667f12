import { describe, expect, it } from 'vitest';
import { findAnswer } from './find-answer.ts';

const basis = { judged: 'We compared both offers.' };
const water = { about: ['water', 'empty it', 'dip tank'], answer: 'Ask the water board first.', basis };
const teach = { about: ['teach', 'sell more loaves'], answer: 'Teach once a month and bake.', basis };

describe('the answer to a question', () => {
  it('is found by two of its phrases', () => {
    expect(findAnswer('the water from the tank, where can i empty it?', [teach, water])).toBe(water);
  });

  it('is found by one long phrase', () => {
    expect(findAnswer('Should I sell more loaves?', [water, teach])).toBe(teach);
  });

  it('is not found by one short phrase', () => {
    expect(findAnswer('Do I need water at the stall?', [water, teach])).toBeUndefined();
  });

  it('does not match a part of a word', () => {
    expect(findAnswer('Is a teacher at the waterfront insured?', [water, teach])).toBeUndefined();
  });
});
