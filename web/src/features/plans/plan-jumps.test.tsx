import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlanCard } from './plan-card.tsx';
import { PlanJumps } from './plan-jumps.tsx';
import { planOffers } from './plan-offers.ts';

afterEach(cleanup);

it('leads from each price to the card of its plan', () => {
  render(
    <>
      <PlanJumps />
      {planOffers.map((offer) => (
        <PlanCard
          key={offer.type}
          {...{ offer, sample: undefined, isFirst: false, fits: false, action: null }}
        />
      ))}
    </>,
  );
  const found = screen.getAllByRole('link').map((link) => {
    const card = document.querySelector(link.getAttribute('href') ?? '#none');
    return [link.textContent, card?.querySelector('h3')?.textContent];
  });
  expect(found).toEqual([
    ['Basic A$38.50', 'Basic'],
    ['Pro A$99', 'Pro'],
    ['Enterprise A$999', 'Enterprise'],
  ]);
});
