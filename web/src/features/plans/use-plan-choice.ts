import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newHereState } from '#web/lib/new-here.ts';
import { readSession, useSession } from '#web/lib/session.ts';
import { useAddressChoice } from '#web/lib/use-address-choice.ts';
import { choiceOf } from './chosen-plan.ts';
import { logInForPlan } from './log-in-for-plan.ts';
import { type PlanOffer, planOffers } from './plan-offers.ts';

interface PlanChoice {
  chosen: PlanOffer | undefined;
  /** The earlier run to go on from. */
  from: string | undefined;
  forgetFrom: () => void;
  /** Being looked at: its dialog is on its way. */
  asking: PlanOffer | undefined;
  choose: (offer: PlanOffer) => void;
  unchoose: () => void;
  /** For the dialog, once it stands. */
  onShown: (offer: PlanOffer) => void;
}

/** Choosing needs an account; without one it leads to logging in, and back here with the choice. */
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
