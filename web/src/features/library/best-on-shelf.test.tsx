import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { BestOnShelf } from './best-on-shelf.tsx';
import type { LibraryPath } from './library-path.ts';
import { somePath } from './testing/some-path.ts';

afterEach(cleanup);

const linksOf = (...paths: LibraryPath[]) => {
  render(
    <MemoryRouter>
      <BestOnShelf paths={paths} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ''));
};
const best = somePath('Desk', { hourCents: 29_34, budget: '$0–99' });
const dear = somePath('Set-up', { hourCents: 28_00, budget: '$100–499' });

it('names the best paid path of a shelf, and the one that asks for least', () => {
  expect(linksOf(dear, best, somePath('Pack', { hourCents: 7_00, budget: '$0' }))).toEqual([
    'Best paid of these$29 an hourDesk',
    'Least to start: $0Pack',
  ]);
});

it('names every path that pays as much by what is shown', () => {
  expect(linksOf({ ...dear, hourCents: 29_00 }, best)).toEqual([
    'Best paid of these$29 an hourDesk',
    'Pays as muchSet-up',
  ]);
});
