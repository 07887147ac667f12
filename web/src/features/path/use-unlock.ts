import { useEffect, useReducer, useRef, useState } from 'react';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { readSession } from '#web/lib/session.ts';
import { askFunds } from './api/ask-funds.ts';
import { readUnlock, type UnlockOutcome } from './read-answers.ts';
import { nextStep, type Unlocking } from './unlocking.ts';
import { type Answer, useOutcomeNews } from './use-outcome-news.ts';

export interface UnlockProps {
  personaSlug: string;
  pathSlug: string;
  price: Hundredths;
  onUnlocked: () => void;
}

export interface Unlock {
  unlocking: Unlocking;
  open: () => void;
  close: () => void;
  confirm: () => void;
}

export function useUnlock({ personaSlug, pathSlug, price, onUnlocked }: UnlockProps): Unlock {
  const [unlocking, dispatch] = useReducer(nextStep, { step: 'closed' });
  const [answer, setAnswer] = useState<Answer>();
  const sending = useRef(false);
  useOutcomeNews(answer, dispatch);

  const settle = (outcome: UnlockOutcome, token: string | undefined) => {
    dispatch({ kind: 'answered', outcome });
    setAnswer({ outcome, token });
  };
  const leadIn = () => {
    tellAccountChange('user', 'paths');
    onUnlocked();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the balance is asked for once each time it is wanted
  useEffect(() => {
    if (unlocking.step !== 'asking') return;
    const call = new AbortController();
    const token = readSession()?.token;
    void askFunds({ params: { personaSlug, pathSlug }, price, signal: call.signal }).then((found) => {
      if (call.signal.aborted) return;
      if (found.kind === 'session-refused') return settle(found, token);
      if (found.kind !== 'unlocked') return dispatch({ kind: 'funds', funds: found });
      // Bought elsewhere: no purchase was made here, so none is announced.
      dispatch({ kind: 'close' });
      leadIn();
    });
    return () => call.abort();
  }, [unlocking.step]);

  const confirm = async () => {
    // The state is a render behind the second of two quick presses.
    if (sending.current || unlocking.step !== 'open') return;
    sending.current = true;
    dispatch({ kind: 'confirm' });
    const token = readSession()?.token;
    const params = { personaSlug, pathSlug };
    // The price that was shown: the server charges no other.
    const query = { price: String(price / 100) };
    const outcome = readUnlock(
      await callRoute(pathCompilerRoutes.unlockPath, { params, query, keepsSession: true }),
    );
    sending.current = false;
    settle(outcome, token);
    if (outcome.kind === 'unlocked') leadIn();
  };
  return {
    unlocking,
    open: () => dispatch({ kind: 'open' }),
    close: () => dispatch({ kind: 'close' }),
    confirm: () => void confirm(),
  };
}
