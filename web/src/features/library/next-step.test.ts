import { describe, expect, it } from 'vitest';
import { easiestOf } from './next-step.tsx';

const path = (slug: string, price: number | null, sale: number | null = null) => ({
  slug,
  price,
  sale,
  icon: '📦',
  title: slug,
  description: slug,
  tech: 'Low',
  time: '3–5 h/week',
  budget: '$0',
  scaling: 'Low',
  tags: [],
  hourCents: 0,
  topics: ['Services'],
  ways: [],
  words: [],
});

describe('the path to begin with', () => {
  it('is the one that costs least, sales counted, and the first of several', () => {
    expect(easiestOf([path('a', 79), path('b', 199, 49), path('c', 49)])?.slug).toBe('b');
    expect(easiestOf([path('a', 79), path('b', 0), path('c', null)])?.slug).toBe('b');
    expect(easiestOf([])).toBeUndefined();
  });
});
