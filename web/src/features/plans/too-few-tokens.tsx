import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { planNames, planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { hundredths } from '#shared/domain/tokens/money.ts';
import { chargeFor } from '#shared/domain/tokens/purchase-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { readChosenPlan } from './chosen-plan.ts';

/** What the plan chosen in this tab costs, and what of it is missing; nothing as long as that is not known. */
function useShortage() {
  const [query] = useSearchParams();
  const { data: user, isFetching } = useQuery(userQuery);
  const chosen = readChosenPlan(query.get('pc_sid'));
  if (chosen === undefined || user === undefined || isFetching) return { chosen };
  const { token_balance: balance, owed_hundredths: owed = 0 } = user.path_compiler_quota;
  const price = planPrices[chosen.plan];
  const missing = owed + Math.max(0, price - balance);
  // A balance that is enough by now says nothing of why the plan was refused.
  return missing === 0
    ? { chosen }
    : { chosen, short: { balance, owed, price, charge: chargeFor(hundredths(missing)) } };
}

/** The figures behind a balance that is too low; something else as long as they are not known. */
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

/** Back to the dialog of the plan, which takes what is missing. */
export function PayDifference() {
  const { chosen, short } = useShortage();
  return (
    <ButtonLink to={addresses.plans(chosen)}>
      {short === undefined ? 'Pay the difference' : `Pay ${formatAud(short.charge)}`}
    </ButtonLink>
  );
}
