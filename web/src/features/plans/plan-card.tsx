import { type ReactNode, useId } from 'react';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import { SampleDownload } from '#web/components/sample/sample-download.tsx';
import { planReady } from '#web/config/plan-ready.ts';
import { PageDeck } from './page-deck.tsx';
import { planAnchor } from './plan-jumps.tsx';
import type { PlanOffer } from './plan-offers.ts';
import { PlanPrice } from './plan-price.tsx';

export interface PlanCardProps {
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
      className="plan-card px-(--plan-inset) relative scroll-mt-20 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] items-baseline gap-y-3 gap-x-1 [--plan-inset:1.25rem] [--plan-deck:11rem] md:max-lg:[--plan-inset:0.875rem] lg:[--plan-deck:11.75rem] noscript:pb-3 md:row-span-5 md:grid-cols-1 md:grid-rows-subgrid md:items-stretch hover:border-leaf focus-within:border-leaf data-first:border-leaf data-first:outline-1 data-first:outline-leaf card"
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
      <div className="text-end max-md:contents md:text-start">
        <PlanPrice price={price} was={was} />
      </div>
      <div className="plan-pages grid gap-y-2 gap-x-3 col-span-full md:content-start">
        <p>
          {review}
          <span className="mt-0.5 block text-sm text-balance text-ink-soft">Ready {planReady[type]}</span>
        </p>
        {sample && (
          <>
            <PageDeck sample={sample} />
            <SampleDownload
              sample={sample}
              isShort
              className="plan-download text-ink-soft flex items-center min-h-11 text-sm leading-[1.375] md:max-lg:-my-2"
            />
          </>
        )}
      </div>
      <div className="plan-action pb-5 col-span-full grid noscript:hidden">{action}</div>
    </article>
  );
}
