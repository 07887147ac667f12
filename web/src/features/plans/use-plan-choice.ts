import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { userRoutes } from '../../../../shared/contract/routes/user.ts';
import { paths } from '../../app/paths.ts';
import { callRoute } from '../../lib/api/call-route.ts';
import { readSession } from '../../lib/session.ts';
import type { PlanOffer } from './plan-offers.ts';

interface PlanChoice {
  /** Being looked at: the balance is on its way. */
  asking: PlanOffer | undefined;
  chosen: { offer: PlanOffer; balance: number } | undefined;
  choose: (offer: PlanOffer) => void;
  unchoose: () => void;
}

/** Choosing needs an account and its balance; without them it leads to logging in, and back here. */
export function usePlanChoice(): PlanChoice {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<PlanOffer>();
  const [chosen, setChosen] = useState<PlanChoice['chosen']>();
  const logIn = paths.logIn({ ref: paths.plans() });

  const choose = async (offer: PlanOffer) => {
    if (readSession() === null) return navigate(logIn);
    setAsking(offer);
    const result = await callRoute(userRoutes.getUser);
    setAsking(undefined);
    if (result.ok) setChosen({ offer, balance: result.answer.path_compiler_quota.token_balance });
    // The end of a session has led there already.
    else if (readSession() !== null) navigate(logIn, { state: { accountUnavailable: true } });
  };
  return {
    asking,
    chosen,
    choose: (offer) => {
      if (asking === undefined) void choose(offer);
    },
    unchoose: () => setChosen(undefined),
  };
}
