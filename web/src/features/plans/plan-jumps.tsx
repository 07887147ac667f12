import { useEffect, useState } from 'react';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { planOffers } from './plan-offers.ts';

export const planAnchor = (type: PlanType): string => `plan-${type.toLowerCase()}`;

/** Below the sticky row of prices. */
const below = '-64px 0px 0px';
/** The steps in which the observer reports the visible share of a card. */
const shares = Array.from({ length: 21 }, (_, index) => index / 20);

/** The most visible card, the upper one in a tie; the previous one while none is visible. */
function usePlanInView(): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const seen = new Map<string, number>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) seen.set(target.id, intersectionRatio);
        const most = Math.max(...seen.values());
        const card = planOffers.map(({ type }) => planAnchor(type)).find((id) => seen.get(id) === most);
        if (most > 0 && card !== undefined) setInView(card);
      },
      { rootMargin: below, threshold: shares },
    );
    for (const { type } of planOffers) {
      const card = document.getElementById(planAnchor(type));
      if (card) watch.observe(card);
    }
    return () => watch.disconnect();
  }, []);
  return inView;
}

/** On a phone the cards are stacked: a row of their three prices links to them and marks the current one. */
export function PlanJumps() {
  const inView = usePlanInView();
  return (
    <nav aria-label="Plans by price" className="plan-jumps">
      {planOffers.map(({ type, name, price }) => (
        <a
          key={type}
          href={`#${planAnchor(type)}`}
          aria-current={inView === planAnchor(type) ? 'location' : undefined}
        >
          {name} <strong>{formatAud(price)}</strong>
        </a>
      ))}
    </nav>
  );
}
