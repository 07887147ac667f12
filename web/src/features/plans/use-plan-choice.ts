import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { paths } from '#web/config/paths.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { readSession, useSession } from '#web/lib/session.ts';
import { useAddressChoice } from '#web/lib/use-address-choice.ts';
import { type PlanOffer, planOffers } from './plan-offers.ts';

interface PlanChoice {
  /** Being looked at: the balance is on its way. */
  asking: PlanOffer | undefined;
  chosen: { offer: PlanOffer; balance: number } | undefined;
  choose: (offer: PlanOffer) => void;
  unchoose: () => void;
}

const logInFor = (plan: PlanOffer['type']): string => paths.logIn({ ref: paths.plans({ plan }) });

/** Choosing needs an account and its balance; without them it leads to logging in, and back here with the choice. */
export function usePlanChoice(): PlanChoice {
  const navigate = useNavigate();
  const token = useSession()?.token;
  const [plan, setPlan] = useAddressChoice('plan');
  const [found, setFound] = useState<PlanChoice['chosen']>();
  const offer = token === undefined ? undefined : planOffers.find(({ type }) => type === plan);

  useEffect(() => {
    if (offer === undefined) return;
    const call = new AbortController();
    void callRoute(userRoutes.getUser, { signal: call.signal }).then((result) => {
      if (call.signal.aborted) return;
      if (result.ok) setFound({ offer, balance: result.answer.path_compiler_quota.token_balance });
      // The end of a session has led there already.
      else if (readSession() !== null)
        void navigate(logInFor(offer.type), { replace: true, state: { accountUnavailable: true } });
    });
    return () => {
      call.abort();
      setFound(undefined);
    };
  }, [offer, navigate]);

  const chosen = found?.offer === offer ? found : undefined;
  return {
    asking: chosen === undefined ? offer : undefined,
    chosen,
    choose: ({ type }) => {
      if (readSession() === null) void navigate(logInFor(type));
      else setPlan(type);
    },
    unchoose: () => setPlan(null),
  };
}
