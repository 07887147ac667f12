import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { planNames, planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { hundredths } from '#shared/domain/tokens/money.ts';
import { chargeFor } from '#shared/domain/tokens/purchase-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { activeRunQuery } from '#web/lib/api/run-query.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { readChosenPlan } from './chosen-plan.ts';
import type { NextStep } from './confirm-plan/confirmation.ts';

/** The price of the plan chosen in this tab, and the shortfall; undefined until it is known. */
function useShortage() {
  const [query] = useSearchParams();
  const { data: user, isFetching } = useQuery(userQuery);
  const chosen = readChosenPlan(query.get('pc_sid'));
  if (chosen === undefined || user === undefined || isFetching) return { chosen };
  const { token_balance: balance, owed_hundredths: owed = 0 } = user.path_compiler_quota;
  const price = planPrices[chosen.plan];
  const missing = owed + Math.max(0, price - balance);
  // If the balance is enough by now, it does not explain the refusal.
  return missing === 0
    ? { chosen }
    : { chosen, short: { balance, owed, price, charge: chargeFor(hundredths(missing)) } };
}

/** The figures behind a low balance, or other content until they are known. */
export function TooFewTokens({ otherwise }: { otherwise: ReactNode }) {
  const { chosen, short } = useShortage();
  if (chosen === undefined || short === undefined) return otherwise;
  return (
    <p>
      You have {formatTokens(short.balance)}; the {planNames[chosen.plan]} plan costs{' '}
      {formatTokens(short.price)}
      {short.owed > 0 && `, and ${formatTokens(short.owed)} are owed for a refunded payment`}.
    </p>
  );
}

/** Links back to the dialog of the plan, which takes the shortfall. */
function PayDifference() {
  const { chosen, short } = useShortage();
  return (
    <ButtonLink to={addresses.plans(chosen)}>
      {short === undefined ? 'Pay the difference' : `Pay ${formatAud(short.charge)}`}
    </ButtonLink>
  );
}

/** Links to the open plan, or to the dashboard while it is unknown. */
export function ActivePlanLink() {
  const { data: active } = useQuery(activeRunQuery);
  return (
    <ButtonLink to={active ? addresses.run({ runId: active.runId }) : addresses.dashboard()}>
      Open your active plan
    </ButtonLink>
  );
}

/** The step that helps; the Return to Plans link covers choosing again. */
export function RefusedPlanStep({ next, onRetry }: { next: NextStep; onRetry: () => void }) {
  switch (next) {
    case 'try-again':
      return <Button onClick={onRetry}>Try again</Button>;
    case 'open-active-plan':
      return <ActivePlanLink />;
    case 'pay-difference':
      return <PayDifference />;
    case 'choose-again':
      return null;
  }
}
