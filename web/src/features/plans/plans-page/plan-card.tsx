import { type ReactNode, useEffect, useId, useState } from 'react';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import type { Cents } from '#shared/domain/tokens/money.ts';
import { SampleDownload } from '#web/components/sample/sample-download.tsx';
import { planReady } from '#web/config/plan-ready.ts';
import { type PlanOffer, planOffers } from '../plan-offers.ts';
import { PageDeck } from './page-deck.tsx';

const planAnchor = (type: PlanType): string => `plan-${type.toLowerCase()}`;

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

function PlanPrice({ price, was }: { price: Cents; was?: Cents | undefined }) {
  return (
    <p className="flex flex-wrap items-baseline justify-end gap-x-1.5 md:justify-start">
      <span className="font-serif text-3xl font-semibold">{formatAud(price)}</span>{' '}
      {was !== undefined && (
        <span className="text-sm text-ink-soft">
          was <s>{formatAud(was)}</s>
        </span>
      )}
    </p>
  );
}

interface PlanCardProps {
  offer: PlanOffer;
  sample: SamplePlan | undefined;
  /** The plan to recommend first. */
  isFirst: boolean;
  /** Replaces the line about its customers, so that nothing moves when it appears. */
  mark?: string | undefined;
  action: ReactNode;
}

/** A plan that can be started now: for whom, its price and its length; the comparison shows its content. */
export function PlanCard({ offer, sample, isFirst, mark, action }: PlanCardProps) {
  const headingId = useId();
  const { type, name, whom, review, price, was } = offer;
  return (
    <article
      aria-labelledby={headingId}
      className="plan-card px-(--plan-inset) relative scroll-mt-20 grid grid-cols-[auto_1fr] items-baseline gap-y-3 gap-x-1 [--plan-inset:1.25rem] [--plan-deck:11rem] md:max-lg:[--plan-inset:0.875rem] lg:[--plan-deck:11.75rem] noscript:pb-3 md:row-span-5 md:grid-cols-1 md:grid-rows-subgrid md:items-stretch hover:border-leaf focus-within:border-leaf data-first:border-leaf data-first:outline-1 data-first:outline-leaf card"
      data-first={isFirst || undefined}
      id={planAnchor(type)}
    >
      <p
        className="plan-whom md:grid md:items-center md:font-serif md:text-[1.0625rem] md:leading-[1.3] forced-colors:[border-block-end:1px_solid_CanvasText] col-span-full"
        data-marked={mark !== undefined || undefined}
      >
        {mark ?? whom}
      </p>
      <h3 id={headingId} className="text-2xl">
        {name}
      </h3>
      <PlanPrice price={price} was={was} />
      <div className="grid grid-cols-[minmax(0,var(--plan-deck))_minmax(5.75rem,1fr)] gap-y-2 gap-x-3 col-span-full md:content-start md:max-lg:grid-cols-1">
        <p className="col-span-full">
          {review}
          <span className="mt-0.5 block text-balance text-ink-soft">Ready {planReady[type]}</span>
        </p>
        {sample && (
          <>
            <PageDeck sample={sample} />
            <SampleDownload
              sample={sample}
              isShort
              className="flex min-h-11 items-center self-start text-ink-soft text-sm leading-[1.375] md:max-lg:-my-2"
            />
          </>
        )}
      </div>
      <div className="plan-action pb-5 col-span-full grid noscript:hidden">{action}</div>
    </article>
  );
}
