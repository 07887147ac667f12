import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newHereState } from '#web/lib/navigation-state.ts';
import { useAddressChoice } from '#web/lib/page/use-address-choice.ts';
import { readSession, useSession } from '#web/lib/session/session.ts';
import { choiceOf, logInForPlan } from '../chosen-plan.ts';
import { type PlanOffer, planOffers } from '../plan-offers.ts';

interface PlanChoice {
  chosen: PlanOffer | undefined;
  /** The earlier run to continue. */
  from: string | undefined;
  forgetFrom: () => void;
  /** The chosen plan, whose dialog is loading. */
  asking: PlanOffer | undefined;
  choose: (offer: PlanOffer) => void;
  unchoose: () => void;
  /** Called by the dialog once it is shown. */
  onShown: (offer: PlanOffer) => void;
}

/** Choosing needs an account; without one it leads to the log-in page, and back with the choice. */
export function usePlanChoice(): PlanChoice {
  const navigate = useNavigate();
  const token = useSession()?.token;
  const [plan, setPlan] = useAddressChoice('plan');
  const [from, setFrom] = useAddressChoice('from');
  const [shown, setShown] = useState<PlanOffer>();
  const chosen = token === undefined ? undefined : planOffers.find(({ type }) => type === plan);

  return {
    chosen,
    from: from ?? undefined,
    forgetFrom: () => setFrom(null),
    asking: shown === chosen ? undefined : chosen,
    choose: ({ type }) => {
      if (readSession() === null) void navigate(logInForPlan(choiceOf(type, from)), { state: newHereState });
      else setPlan(type);
    },
    unchoose: () => {
      setPlan(null);
      setShown(undefined);
    },
    onShown: setShown,
  };
}
