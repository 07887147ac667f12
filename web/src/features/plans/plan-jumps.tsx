import { useEffect, useState } from 'react';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { planOffers } from './plan-offers.ts';

export const planAnchor = (type: PlanType): string => `plan-${type.toLowerCase()}`;

/** Below the row of prices, which stays at the top. */
const below = '-64px 0px 0px';
/** As finely as the share of a card that is seen is told. */
const shares = Array.from({ length: 21 }, (_, index) => index / 20);

/** The card of which most is seen, of two alike the upper one; while none is, the one before. */
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

/** On a phone the cards stand one below the other: their three prices in one row, each leading to its card, and the one in view marked. */
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
