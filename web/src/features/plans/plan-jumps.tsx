import { useEffect, useState } from 'react';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { planOffers } from './plan-offers.ts';

export const planAnchor = (type: PlanType): string => `plan-${type.toLowerCase()}`;

/** The card that passes this height of the window; between two, the one before. */
const atHeight = '-40% 0px -60%';

function usePlanInView(): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        const card = seen.find(({ isIntersecting }) => isIntersecting);
        if (card) setInView(card.target.id);
      },
      { rootMargin: atHeight },
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
