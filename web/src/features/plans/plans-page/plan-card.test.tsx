import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planOffers } from '../plan-offers.ts';
import { PlanCard, PlanJumps } from './plan-card.tsx';

let tell: (seen: readonly { target: Element | null; intersectionRatio: number }[]) => void;

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
        <PlanCard key={offer.type} {...{ offer, sample: undefined, isFirst: false, action: null }} />
      ))}
    </>,
  );

it('links each price to the card of its plan', () => {
  renderPlans();
  const found = screen.getAllByRole('link').map((link) => {
    const card = document.querySelector(link.getAttribute('href') ?? '#none');
    return [link.textContent, card?.querySelector('h3')?.textContent];
  });
  expect(found).toEqual([
    ['Basic $38.50', 'Basic'],
    ['Pro $99', 'Pro'],
    ['Enterprise $999', 'Enterprise'],
  ]);
});

it('marks the card that is most visible, the upper one in a tie, and keeps the mark while none is visible', () => {
  renderPlans();
  const pass = (shares: Record<string, number>) =>
    act(() =>
      tell(
        Object.entries(shares).map(([id, intersectionRatio]) => ({
          target: document.getElementById(id),
          intersectionRatio,
        })),
      ),
    );
  const marked = () => screen.queryAllByRole('link', { current: 'location' }).map((link) => link.textContent);
  pass({ 'plan-basic': 0, 'plan-pro': 0, 'plan-enterprise': 0 });
  expect(marked()).toEqual([]);
  pass({ 'plan-basic': 0.4, 'plan-pro': 0.6 });
  expect(marked()).toEqual(['Pro $99']);
  pass({ 'plan-basic': 0.6 });
  expect(marked()).toEqual(['Basic $38.50']);
  pass({ 'plan-basic': 0, 'plan-pro': 1, 'plan-enterprise': 1 });
  expect(marked()).toEqual(['Pro $99']);
  pass({ 'plan-pro': 0.2 });
  expect(marked()).toEqual(['Enterprise $999']);
  pass({ 'plan-pro': 0, 'plan-enterprise': 0 });
  expect(marked()).toEqual(['Enterprise $999']);
});
