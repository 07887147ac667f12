import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from '#web/lib/testing/memory-router.tsx';
import { firstToOpen, NextStep } from './next-step.tsx';
import { somePath } from './testing/some-path.ts';

afterEach(cleanup);

const begins = [
  { id: 'who-pays', title: 'Who pays', minutes: 4 },
  { id: 'first-week', title: 'The first week', minutes: 3 },
];
const path = (slug: string, price: number | null, hourCents = 0) => ({
  ...somePath(slug, { price, hourCents }),
  begins,
});

describe('the path to begin with', () => {
  it('is a free one, or else the one whose hour pays best, and the first of several', () => {
    expect(firstToOpen([path('a', 79, 900), path('b', 0), path('c', null)])?.slug).toBe('b');
    expect(firstToOpen([path('a', 39, 900), path('b', 99, 3000), path('c', 199, 3000)])?.slug).toBe('b');
    expect(firstToOpen([])).toBeUndefined();
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

  it('leads to the free path, or to the best paid one, by the sections that are open', () => {
    show(path('stall', 79), path('gig', 0));
    screen.getByRole('heading', { name: 'Start with the free one' });
    screen.getByRole('link', { name: 'Read it free' });
    const waysInto = (address: string) => [`${address}#who-pays`, `${address}#first-week`, address];
    expect(links()).toEqual([...waysInto('/make-money/paths/maker/gig'), ...further]);
    cleanup();
    show(path('post', 39, 950), path('stall', 79, 2850));
    screen.getByRole('heading', { name: 'Read before you choose' });
    screen.getByRole('link', { name: 'Read them free' });
    screen.getByRole('link', { name: 'The first week' });
    expect(links()).toEqual([...waysInto('/make-money/paths/maker/stall'), ...further]);
  });

  it('leads on somebody who owns every path here', () => {
    show();
    screen.getByRole('heading', { name: 'You own every path here' });
    expect(links()).toEqual(further);
  });
});
