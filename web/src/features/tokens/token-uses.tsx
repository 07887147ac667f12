import type { ReactNode } from 'react';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { PlanPicture } from '#web/components/plan-picture.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';

const pathPrices = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);

interface UseProps {
  to: string;
  picture: ReactNode;
  name: string;
  price: string;
}

const Use = ({ to, picture, name, price }: UseProps) => (
  <li>
    <Link
      to={to}
      className="flex min-h-16 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-leaf-faint focus-visible:-outline-offset-2"
    >
      <span className="grid w-9 shrink-0 place-items-center">{picture}</span>
      <span className="min-w-0 grow font-semibold text-leaf underline underline-offset-4">{name}</span>
      <span className="whitespace-nowrap tabular-nums">{price}</span>
    </Link>
  </li>
);

/** What tokens are for, with its price in tokens. */
export function TokenUses() {
  return (
    <section aria-labelledby="token-uses" className="card overflow-hidden">
      <h2 id="token-uses" className="px-4 pt-4 pb-1 text-xl">
        What tokens pay for
      </h2>
      <ul className="divide-y divide-line">
        {planTypes.map((plan) => (
          <Use
            key={plan}
            to={addresses.plans({ plan })}
            picture={<PlanPicture className="size-9" />}
            name={`${planNames[plan]} plan`}
            price={formatTokens(planPrices[plan])}
          />
        ))}
        <Use
          to={addresses.buildPath()}
          picture={<Cover of="short-form-editing-studio" className="w-8" />}
          name={`${pathPrices.length} paths`}
          price={`${formatTokenCount(Math.min(...pathPrices))} to ${formatTokens(Math.max(...pathPrices))}`}
        />
      </ul>
    </section>
  );
}
