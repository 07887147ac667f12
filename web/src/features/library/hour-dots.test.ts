import { describe, expect, it } from 'vitest';
import { hourWords, stackDots } from './hour-dots.tsx';
import type { LibraryPath } from './library-path.ts';

const paying = (...hours: number[]): LibraryPath[] =>
  hours.map((dollars, index) => ({
    slug: `path-${index}`,
    title: `Path ${index}`,
    description: 'A path.',
    price: 49,
    sale: null,
    ways: [],
    words: [],
    tags: [],
    topics: [],
    tech: 'Low',
    time: '1–3 h/week',
    budget: '$0',
    scaling: 'Low',
    icon: '',
    hourCents: dollars * 100,
    personaSlug: 'local-earner',
    personaTitle: 'Local Earner',
  }));

describe('the picture of what hours come to', () => {
  it('puts paths of like pay above one another, and no two in one place', () => {
    const dots = stackDots(paying(20, 20.2, 5, 20.1));
    expect(dots.map(({ column, level }) => [column, level])).toEqual([
      [7, 0],
      [7, 1],
      [2, 0],
      [7, 2],
    ]);
  });

  it.each([
    [[4, 31], 'An hour of 2 paths, from $4 to $31; none reaches the casual pay floor of $33.05.'],
    [[4, 40], 'An hour of 2 paths, from $4 to $40; one reaches the casual pay floor of $33.05.'],
    [[34, 40], 'An hour of 2 paths, from $34 to $40; 2 reach the casual pay floor of $33.05.'],
  ])('says of %j dollars what it shows', (hours, words) => {
    expect(hourWords(paying(...hours))).toBe(words);
  });
});
