import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from '#web/lib/testing/memory-router.tsx';
import { easiestOf, NextStep } from './next-step.tsx';

afterEach(cleanup);

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

describe('the next step', () => {
  const show = (...paths: ReturnType<typeof path>[]) =>
    render(
      <MemoryRouter at="/make-money/paths/maker">
        <NextStep personaSlug="maker" paths={paths} />
      </MemoryRouter>,
    );
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const further = ['/make-money/build-path#find-a-path', '/', '/make-money/money-and-rules'];

  it('leads to the free path, or to the open sections of the one that costs least', () => {
    show(path('stall', 79), path('gig', 0));
    screen.getByRole('heading', { name: 'Start with the free one' });
    expect(links()).toEqual(['/make-money/paths/maker/gig', ...further]);
    cleanup();
    show(path('stall', 79));
    screen.getByRole('heading', { name: 'Read before you choose' });
    expect(links()).toEqual(['/make-money/paths/maker/stall', ...further]);
  });

  it('leads on somebody who owns every path here', () => {
    show();
    screen.getByRole('heading', { name: 'You own every path here' });
    expect(links()).toEqual(further);
  });
});
