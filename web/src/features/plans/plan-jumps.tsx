import type { PlanType } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { planOffers } from './plan-offers.ts';

export const planAnchor = (type: PlanType): string => `plan-${type.toLowerCase()}`;

/** On a phone the cards stand one below the other: their three prices in one row, each leading to its card. */
export function PlanJumps() {
  return (
    <nav aria-label="Plans by price" className="plan-jumps">
      {planOffers.map(({ type, name, price }) => (
        <a key={type} href={`#${planAnchor(type)}`}>
          {name} <strong>{formatAud(price)}</strong>
        </a>
      ))}
    </nav>
  );
}
