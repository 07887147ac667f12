import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { CallFailure } from '#web/lib/api/answer-or-throw.ts';
import { whyFailed } from '#web/lib/api/use-failure.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { choiceOf, logInForPlan } from '../chosen-plan.ts';
import type { PlanOffer } from '../plan-offers.ts';
import { PlanDialog } from './plan-dialog.tsx';

export interface ChosenPlanDialogProps {
  offer: PlanOffer;
  from: string | undefined;
  sample: SamplePlan | undefined;
  onShown: (offer: PlanOffer) => void;
  onClose: () => void;
}

/** The dialog of a chosen plan, once the balance is loaded. */
function ChosenPlanDialog({ offer, from, sample, onShown, onClose }: ChosenPlanDialogProps) {
  const { data: user, error } = useQuery(userQuery);
  const known = user !== undefined;
  useEffect(() => {
    if (known) onShown(offer);
  }, [known, offer, onShown]);

  if (known)
    return (
      <PlanDialog
        key={offer.type}
        offer={offer}
        chosen={choiceOf(offer.type, from)}
        balance={user.path_compiler_quota.token_balance}
        sample={sample}
        unverified={user.verified ? undefined : user.email}
        onClose={onClose}
      />
    );
  // An ended session has already redirected to the log-in page.
  if (error === null || (error instanceof CallFailure && error.kind === 'session')) return null;
  return (
    <Navigate
      replace
      to={logInForPlan(choiceOf(offer.type, from))}
      state={{ accountUnavailable: whyFailed(error) }}
    />
  );
}

export default withAccountQueries(ChosenPlanDialog);
