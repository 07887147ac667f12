import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlanCard } from './plan-card.tsx';
import { PlanJumps } from './plan-jumps.tsx';
import { planOffers } from './plan-offers.ts';

let tell: (seen: readonly { target: Element | null; isIntersecting: boolean }[]) => void;
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderPlans = () =>
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

it('leads from each price to the card of its plan', () => {
  renderPlans();
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

it('marks the card in view, and keeps the mark between two', () => {
  renderPlans();
  const pass = (id: string, isIntersecting: boolean) =>
    act(() => tell([{ target: document.getElementById(id), isIntersecting }]));
  const marked = () => screen.getAllByRole('link', { current: 'location' }).map((link) => link.textContent);
  expect(screen.queryAllByRole('link', { current: 'location' })).toEqual([]);
  pass('plan-pro', true);
  expect(marked()).toEqual(['Pro A$99']);
  pass('plan-pro', false);
  expect(marked()).toEqual(['Pro A$99']);
  pass('plan-enterprise', true);
  expect(marked()).toEqual(['Enterprise A$999']);
});
