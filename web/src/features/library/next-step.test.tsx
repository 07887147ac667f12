import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PersonaPath } from '#shared/contract/content-files.ts';
import { MemoryRouter } from '#web/lib/testing/memory-router.tsx';
import { beginningsOf, NextStep } from './next-step.tsx';
import { somePath } from './testing/some-path.ts';

afterEach(cleanup);

const begins = [
  { id: 'who-pays', title: 'Who pays', minutes: 4 },
  { id: 'first-week', title: 'The first week', minutes: 3 },
];
const path = (slug: string, changed: Partial<PersonaPath> = {}): PersonaPath => ({
  ...somePath(slug, { price: 49, ...changed }),
  begins,
  suits: 'Suits early risers.',
  selling: 'Buyers are asked.',
});
const waysOf = (...paths: PersonaPath[]) =>
  beginningsOf(paths, false).map(({ why, path }) => `${why}: ${path.slug}`);

describe('the ways to begin', () => {
  it('are the free path and the best paid one', () => {
    const free = path('gig', { price: 0, hourCents: 19_00 });
    expect(waysOf(path('post', { hourCents: 9_00 }), free, path('stall', { hourCents: 28_00 }))).toEqual([
      'Free, all of it: gig',
      'Best paid: stall',
    ]);
    expect(waysOf(free)).toEqual(['Free, all of it: gig']);
  });

  it('are without a free one the best paid, and one that is ahead sooner or asks for no calls', () => {
    const best = path('stall', { hourCents: 28_00 });
    const quiet = path('post', { hourCents: 9_00, ways: ['no-sales-calls'] });
    expect(waysOf(quiet, best, path('fair', { aheadMonth: 2 }))).toEqual([
      'Best paid: stall',
      'Soonest ahead: month 2: fair',
    ]);
    expect(waysOf(quiet, best)).toEqual(['Best paid: stall', 'No sales calls: post']);
    expect(waysOf()).toEqual([]);
  });

  it('call none the best paid of all beside others that are owned, which may pay better', () => {
    const [first] = beginningsOf([path('post')], true);
    expect(first?.why).toBe('Best paid you don’t own yet');
  });
});

describe('the next step', () => {
  const show = (...paths: PersonaPath[]) =>
    render(
      <MemoryRouter at="/make-money/paths/maker">
        <NextStep personaSlug="maker" paths={paths} ownsOthers={paths.length === 0} />
      </MemoryRouter>,
    );
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const further = ['/'];

  it('leads to each of them by what is open', () => {
    show(path('stall', { hourCents: 28_00 }), path('gig', { price: 0 }));
    screen.getByRole('heading', { name: 'Not sure? Start with one of these' });
    screen.getByRole('link', { name: 'Read it free' });
    screen.getByRole('link', { name: 'Read 2 sections, free' });
    expect(links()).toEqual(['/make-money/paths/maker/gig', '/make-money/paths/maker/stall', ...further]);
  });

  it('leads on somebody who owns every path here', () => {
    show();
    screen.getByRole('heading', { name: 'You own every path here' });
    expect(links()).toEqual(further);
  });
});
