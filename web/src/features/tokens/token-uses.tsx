import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { type PlanType, planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';

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
      className="flex min-h-16 flex-wrap items-center gap-x-2 px-4 py-2 sm:gap-x-3 sm:px-5 text-ink no-underline hover:bg-leaf-faint focus-visible:-outline-offset-2"
    >
      <span className="grid w-[min(2.25rem,10vw)] shrink-0 place-items-center">{picture}</span>
      <span className="min-w-0 flex-1 basis-18 font-semibold text-leaf underline underline-offset-4">
        {name}
      </span>
      <span className="ml-auto tabular-nums">{price}</span>
    </Link>
  </li>
);

/** The visible edges of the pages below the first; five pages share one edge. */
const edges: Record<PlanType, number> = { BASIC: 2, PRO: 4, ENTERPRISE: 7 };

/** A plan as a deck of pages, as thick as the plan is long. */
const PlanDeck = ({ plan }: { plan: PlanType }) => (
  <svg aria-hidden="true" viewBox="0 0 36 32" className="w-9">
    {Array.from({ length: edges[plan] + 1 }, (_, index) => edges[plan] - index).map((place) => (
      <rect
        key={place}
        x={0.5 + place * 2}
        y="0.5"
        width="21"
        height="30"
        className="fill-sheet stroke-edge"
      />
    ))}
    <path d="M0.5 0.5h21v14H0.5z" className="fill-leaf stroke-leaf" />
    <path d="M4 5h6M4 10h13" className="stroke-paper" />
    <path d="M4 19h6M13 19h5M4 23h6M13 23h5M4 27h5M13 27h4" className="stroke-line-strong" />
  </svg>
);

/** The uses of tokens with their prices in tokens: stacked, or across a wide page. */
export function TokenUses({ isAcross = false }: { isAcross?: boolean }) {
  return (
    <section aria-labelledby="token-uses" className="card overflow-hidden">
      <h2 id="token-uses" className="px-4 pt-4 pb-1 text-xl sm:px-5">
        What you can buy
      </h2>
      <ul
        className={classNames(
          'divide-y divide-line',
          isAcross && 'lg:grid lg:grid-cols-2 lg:divide-y-0 lg:*:border-t lg:*:border-line lg:*:odd:border-r',
        )}
      >
        {planTypes.map((plan) => (
          <Use
            key={plan}
            to={addresses.plans({ plan })}
            picture={<PlanDeck plan={plan} />}
            name={`${planNames[plan]} plan`}
            price={formatTokens(planPrices[plan])}
          />
        ))}
        <Use
          to={addresses.buildPath()}
          picture={<Cover of="short-form-editing-studio" className="w-8" />}
          name={`${pathPrices.length}\u00A0paths`}
          price={`${formatTokenCount(Math.min(...pathPrices))} to ${formatTokens(Math.max(...pathPrices))}`}
        />
      </ul>
    </section>
  );
}
