import { Clock, Mail, PenLine } from 'lucide-react';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { InsideList } from '#web/components/inside/inside-list.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { planReady } from '#web/config/plan-ready.ts';
import type { Wish } from './wish.ts';

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
