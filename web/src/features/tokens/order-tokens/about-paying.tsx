import { Clock, FileText, Lock, Mail, PenLine, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { type PlanType, planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { type Hundredths, hundredths, tokensBoughtWith, wholeTokens } from '#shared/domain/tokens/money.ts';
import { purchaseAmount } from '#shared/domain/tokens/purchase-amount.ts';
import { expiryOf, validityDays } from '#shared/domain/tokens/validity.ts';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { browserTimeZone } from '#web/components/date-time/date-time.tsx';
import { formatDate } from '#web/components/date-time/format-date-time.ts';
import { InsideList } from '#web/components/inside/inside-list.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { addresses } from '#web/config/addresses.ts';
import { planReady } from '#web/config/plan-ready.ts';
import type { Wish } from './wish.ts';

export const tokenPacks: readonly Hundredths[] = [10, 30, 50, 100].map(wholeTokens);

/** All packs last as long as this one. */
export const largestPack = hundredths(Math.max(...tokenPacks));

/** The purchase sizes with the same validity, each with an example amount. */
const validityBands: readonly (readonly [size: string, amount: Hundredths])[] = [
  ['Up to 100 tokens', wholeTokens(100)],
  ['More than 100', wholeTokens(101)],
  ['From 300', wholeTokens(300)],
  ['From 1,000', wholeTokens(1000)],
];

/** A pack or a custom amount in the address, in cents; undefined for an amount that is not sold. */
export function readBuying(text: string | null): Hundredths | undefined {
  const paid = purchaseAmount(text ?? '');
  return paid === undefined ? undefined : tokensBoughtWith(paid);
}

export const validityText = (bought: Hundredths): string => `Valid for ${validityDays(bought)} days`;

const factLook = 'flex gap-2';

const iconLook = 'mt-0.5 size-5 shrink-0 text-leaf';

const longest = Math.max(...validityBands.map(([, amount]) => validityDays(amount)));

/** How long a purchase lasts, by its size. */
export const Validity = () => (
  <div>
    <h3 className="mb-2 font-sans text-base font-semibold">How long tokens last</h3>
    <dl className="lasting gap-2 grid">
      {validityBands.map(([size, amount]) => (
        <div
          className="grid [grid-template:'size_bar_days'_/_minmax(0,8.5rem)_minmax(0,1fr)_minmax(0,4.25rem)] items-center gap-y-0 gap-x-3"
          key={size}
        >
          <dt className="text-ink-soft text-(length:--text-sm) [grid-area:size]">{size}</dt>
          <dd className="font-semibold [grid-area:days]">{validityDays(amount)} days</dd>
          <svg
            className="w-full h-3 [grid-area:bar]"
            aria-hidden="true"
            viewBox={`0 0 ${longest} 6`}
            preserveAspectRatio="none"
          >
            <rect width={longest} height="6" className="bars-track" />
            <rect width={validityDays(amount)} height="6" className="fill-wattle forced-colors:stroke-none" />
          </svg>
        </div>
      ))}
    </dl>
  </div>
);

/** Three facts about paying. */
export const AboutPaying = () => (
  <ul className="grid gap-y-3 gap-x-6 text-sm sm:grid-cols-3 lg:in-[.wish]:gap-4 lg:in-[.wish]:grid-cols-1">
    <li className={factLook}>
      <Lock aria-hidden className={iconLook} />
      Pay by card on our payment provider’s page
    </li>
    <li className={factLook}>
      <FileText aria-hidden className={iconLook} />
      Your tax invoice is on your dashboard straight away
    </li>
    <li className={factLook}>
      <RotateCcw aria-hidden className={iconLook} />
      <Link to="/terms#refunds" className="-my-3 py-3">
        Refunds and your rights
      </Link>
    </li>
  </ul>
);

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

const PlanFollows = ({ plan }: { plan: PlanType }) => (
  <ul className="grid gap-3 *:flex *:gap-2 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-leaf">
    <li>
      <PenLine aria-hidden />
      You answer six questions. We save your draft as you type
    </li>
    <li>
      <Clock aria-hidden />
      Your plan is ready {planReady[plan]}
    </li>
    <li>
      <Mail aria-hidden />
      We email it to you and keep it here for 30 days
    </li>
  </ul>
);

/** What the shortfall pays for, row by row. */
export function WhatOpens({ wish }: { wish: Wish | 'asking' }) {
  if (wish === 'asking') return <Skeleton className="h-60 w-full" />;
  const { published, plan } = wish;
  return (
    <section aria-labelledby="what-opens" className="card p-4 sm:p-5">
      <h2 id="what-opens" className="mb-3 text-xl">
        {plan === undefined ? 'What opens' : 'What happens next'}
      </h2>
      {published && <InsideList published={published} />}
      {plan && <PlanFollows plan={plan} />}
    </section>
  );
}

interface ValidToProps {
  amount: Hundredths;
  nowMs: number;
}

export const validTo = (amount: Hundredths, creditedAtMs: number): string =>
  formatDate(expiryOf(amount, creditedAtMs), { timeZone: browserTimeZone() });

/** How long an amount is valid if it is bought now. */
export const ValidTo = ({ amount, nowMs }: ValidToProps) => (
  <span className="whitespace-nowrap text-ink-soft">valid to {validTo(amount, nowMs)}</span>
);

/** How long the packs are valid, said once below them, and that larger amounts last longer. */
export const PacksValidTo = ({ nowMs }: Pick<ValidToProps, 'nowMs'>) => (
  <p className="mt-2 text-sm text-ink-soft">
    Packs bought today are <ValidTo amount={largestPack} nowMs={nowMs} />. More than{' '}
    {formatTokens(largestPack)} in one go last longer.
  </p>
);
