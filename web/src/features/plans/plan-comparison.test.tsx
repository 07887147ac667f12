import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OfferFrame } from './offer-frame.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { planOffers } from './plan-offers.ts';

afterEach(cleanup);

it('says in words what a tick and a dash show, under the name of each plan', () => {
  render(<PlanComparison />);
  const table = screen.getByRole('table', { name: 'Basic, Pro and Enterprise line by line' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['What you get', 'Basic', 'Pro', 'Enterprise']);
  const line = within(table).getByRole('row', { name: /^Go-to-market strategy/ });
  const cells = within(line).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Not included', 'Not included', 'Included']);
});

it('gives no tick to what a plan lacks', () => {
  for (const offer of planOffers) {
    const { container } = render(<OfferFrame {...offer} price={null} action={null} />);
    const ticked = [...container.querySelectorAll('li:has(.lucide-check)')].map((item) => item.textContent);
    expect(ticked).toEqual(offer.contents);
    expect(ticked.filter((text) => /^No /.test(text ?? ''))).toEqual([]);
    cleanup();
  }
});
