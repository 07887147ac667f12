import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { FailedRow } from '#web/components/failed/failed.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { ActiveRun } from '#web/lib/active-run.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { activeRunQuery } from '#web/lib/api/active-run-query.ts';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { userQuery } from '#web/lib/api/user-query.ts';

export interface ActivePlanProps {
  /** With nothing where no plan is under way, or where that could not be found out. */
  onKnown: (active: ActiveRun | undefined) => void;
}

/** On a phone, in the place that is kept for a plan under way. */
function Tokens() {
  const { data: user } = useQuery(userQuery);
  if (user === undefined) return null;
  const { token_balance: balance } = user.path_compiler_quota;
  return (
    <p className="plans-tokens">
      {balance > 0
        ? `You have ${formatTokens(balance)}, used first.`
        : 'You have no tokens: you pay by card.'}
    </p>
  );
}

/** Leads a person with a plan under way to it, before another is chosen. Fetched for accounts only. */
function ActivePlan({ onKnown }: ActivePlanProps) {
  const asked = useQuery(activeRunQuery);
  const { data: active, isPending } = asked;
  const failure = useFailure(asked);
  useEffect(() => {
    if (!isPending) onKnown(active ?? undefined);
  }, [active, isPending, onKnown]);
  if (failure !== undefined)
    return (
      <div className="plans-unread">
        <FailedRow title="We couldn’t check your plans" kept="Nothing is lost." failure={failure} />
      </div>
    );
  if (active === undefined) return null;
  if (active === null) return <Tokens />;
  return (
    <div role="status" className="plans-active">
      <p>
        <strong className="font-semibold">{active.title}.</strong> {active.text}
      </p>
      <ButtonLink to={addresses.run({ runId: active.runId })} variant="secondary">
        {active.label}
      </ButtonLink>
    </div>
  );
}

export default withAccountQueries(ActivePlan);
