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
    <nav
      aria-label="Plans by price"
      className="plan-jumps -mx-4 top-0 sticky z-2 grid grid-cols-[repeat(auto-fit,minmax(max(33%,5.5rem),1fr))] border-b border-b-edge bg-paper md:hidden"
    >
      {planOffers.map(({ type, name, price }) => (
        <a
          className="py-1.5 px-2 grid text-ink-soft text-sm leading-[1.4] text-center no-underline [&[aria-current]]:shadow-[inset_0_-3px_0_var(--color-leaf)] [&[aria-current]]:text-ink [&[aria-current]]:font-semibold active:bg-leaf-tint"
          key={type}
          href={`#${planAnchor(type)}`}
          aria-current={inView === planAnchor(type) ? 'location' : undefined}
        >
          {name}{' '}
          <strong className="text-leaf text-(length:--text-base) font-semibold">{formatAud(price)}</strong>
        </a>
      ))}
    </nav>
  );
}
