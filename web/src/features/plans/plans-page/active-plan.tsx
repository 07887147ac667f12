import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { FailedRow } from '#web/components/failed/failed.tsx';
import { PathChip } from '#web/components/plan-brief/path-chip.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { ActiveRun } from '#web/lib/active-run.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { activeRunQuery } from '#web/lib/api/run-query.ts';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { usePaidPlan, userQuery } from '#web/lib/api/user-query.ts';
import { type PaidPlan, paidPlanTitle, startPlan, startPlanAddress } from '#web/lib/payment/paid-plan.ts';

export interface ActivePlanProps {
  /** Called without arguments when no plan is open, or when that could not be checked. */
  onKnown: (active: ActiveRun | undefined, paid: PlanType | undefined) => void;
}

/** On a phone, in the space reserved for an open plan; only for people with tokens. */
function Tokens() {
  const { data: user } = useQuery(userQuery);
  const balance = user?.path_compiler_quota.token_balance ?? 0;
  if (balance === 0) return null;
  return (
    <p className="md:hidden self-end row-start-2 col-start-1">
      You have {formatTokens(balance)}. We’ll use them first.
    </p>
  );
}

/** A plan that was paid for, perhaps on another device, and not started. */
const PaidPlanNotice = ({ paid }: { paid: PaidPlan }) => (
  <div role="status" className="flex flex-wrap items-center self-start gap-y-3 gap-x-6">
    <p>
      <strong className="font-semibold">{paidPlanTitle(paid)}.</strong> You won’t be charged again.
    </p>
    <ButtonLink to={startPlanAddress(paid)} variant="secondary">
      {startPlan}
    </ButtonLink>
    <PathChip />
  </div>
);

/** Leads a person with an open plan to it, before another is chosen. Loaded for accounts only. */
function ActivePlan({ onKnown }: ActivePlanProps) {
  const asked = useQuery(activeRunQuery);
  const { data: active, isPending } = asked;
  const failure = useFailure(asked);
  const paid = usePaidPlan();
  useEffect(() => {
    if (!isPending) onKnown(active ?? undefined, paid?.plan.type);
  }, [active, isPending, paid?.plan.type, onKnown]);
  if (failure !== undefined)
    return (
      <div className="mt-3 row-start-2 col-start-1 text-ink text-(length:--text-base)">
        <FailedRow title="We couldn’t check your plans" kept="Nothing is lost." failure={failure} />
      </div>
    );
  if (active === undefined) return null;
  if (active === null) return paid === undefined ? <Tokens /> : <PaidPlanNotice paid={paid} />;
  return (
    <div role="status" className="flex flex-wrap items-center self-start gap-y-3 gap-x-6">
      <p className="grow shrink basis-72">
        <strong className="font-semibold">{active.title}.</strong> {active.text}
      </p>
      <ButtonLink to={addresses.run({ runId: active.runId })} variant="secondary">
        {active.label}
      </ButtonLink>
    </div>
  );
}

export default withAccountQueries(ActivePlan);
