import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { PersonaPath } from '#shared/contract/content-files.ts';
import { somePath } from '../testing/some-path.ts';
import { beginningsOf, NextStep } from './persona-page.tsx';

afterEach(cleanup);

const begins = [
  { id: 'who-pays', title: 'Who pays', minutes: 4 },
  { id: 'first-week', title: 'The first week', minutes: 3 },
];

const path = (slug: string, changed: Partial<PersonaPath> = {}): PersonaPath => ({
  ...somePath(slug, { price: 49 }),
  begins,
  suits: 'Suits early risers.',
  nothingFirst: true,
  selling: 'Buyers are asked.',
  ...changed,
});

const waysOf = (...paths: PersonaPath[]) =>
  beginningsOf(paths).map(({ why, path }) => `${why}: ${path.slug}`);

describe('the ways to start', () => {
  const early = path('gig', { price: 0 });

  it('are the free path, and the path without requirements that asks least', () => {
    const dear = path('stall', { hourCents: 28_00, budget: '$100–499' });
    const trade = path('files', { budget: '$0–99', nothingFirst: false });
    expect(waysOf(trade, dear, early, path('post', { budget: '$0–299' }))).toEqual([
      'Completely free: gig',
      'Easy to start: $0–299 to start: post',
    ]);
    expect(waysOf(early)).toEqual(['Completely free: gig']);
  });

  it('prefer less money, then fewer hours, then better pay', () => {
    const long = path('fair', { budget: '$0–99', time: '5–10 h/week', hourCents: 40_00 });
    const short = path('post', { budget: '$0–99', time: '3–5 h/week', hourCents: 9_00 });
    expect(waysOf(long, short)).toEqual(['Easy to start: $0–99 to start: post']);
    expect(waysOf(long, short, { ...short, slug: 'quilt', hourCents: 10_00 })).toEqual([
      'Easy to start: $0–99 to start: quilt',
    ]);
    expect(waysOf()).toEqual([]);
  });

  it('consider all paths when each has requirements', () => {
    const some = (slug: string, budget: string) => path(slug, { budget, nothingFirst: false });
    expect(waysOf(some('course', '$0–299'), some('coach', '$0–99'))).toEqual([
      'Cheapest to start: $0–99 to start: coach',
    ]);
  });
});

describe('the next step', () => {
  const show = (...paths: PersonaPath[]) =>
    render(
      <MemoryRouter initialEntries={['/make-money/paths/maker']}>
        <NextStep personaSlug="maker" paths={paths} />
      </MemoryRouter>,
    );
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const further = ['/'];

  it('links to each way to start by the open question', () => {
    show(path('stall', { hourCents: 28_00 }), path('gig', { price: 0 }));
    screen.getByRole('heading', { name: 'Not sure? Start with one of these' });
    screen.getByRole('link', { name: 'Read it free' });
    screen.getByRole('link', { name: 'Read 2 sections free' });
    expect(links()).toEqual(['/make-money/paths/maker/gig', '/make-money/paths/maker/stall', ...further]);
  });

  it('leads on a visitor who owns every path here', () => {
    show();
    screen.getByRole('heading', { name: 'You own every path here' });
    expect(links()).toEqual(further);
  });
});
