import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef, useState } from 'react';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { readSession } from '#web/lib/session.ts';
import { askFunds } from './api/ask-funds.ts';
import type { PathParams } from './api/path-queries.ts';
import { readUnlock, type UnlockOutcome } from './read-answers.ts';
import { nextStep, type Unlocking } from './unlocking.ts';
import { type Answer, useOutcomeNews } from './use-outcome-news.ts';

export interface UnlockProps {
  params: PathParams;
  price: Hundredths;
  onUnlocked: () => void;
}

export interface Unlock {
  unlocking: Unlocking;
  open: () => void;
  close: () => void;
  confirm: () => void;
}

export function useUnlock({ params, price, onUnlocked }: UnlockProps): Unlock {
  const client = useQueryClient();
  const [unlocking, dispatch] = useReducer(nextStep, { step: 'closed' });
  const [answer, setAnswer] = useState<Answer>();
  const sending = useRef(false);
  useOutcomeNews(answer, dispatch);

  const leadIn = () => {
    tellAccountChange('user', 'paths');
    onUnlocked();
  };
  const askBalance = async () => {
    const token = readSession()?.token;
    const found = await askFunds(client, { params, price });
    if (found.kind === 'session-refused') return settle(found, token);
    if (found.kind !== 'unlocked') return dispatch({ kind: 'funds', funds: found });
    // Bought elsewhere: no purchase was made here, so none is announced.
    dispatch({ kind: 'close' });
    leadIn();
  };
  const settle = (outcome: UnlockOutcome, token: string | undefined) => {
    dispatch({ kind: 'answered', outcome });
    setAnswer({ outcome, token });
    if (outcome.kind === 'short') void askBalance();
  };

  const confirm = async () => {
    // The state is a render behind the second of two quick presses.
    if (sending.current || unlocking.step !== 'open') return;
    sending.current = true;
    dispatch({ kind: 'confirm' });
    const token = readSession()?.token;
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
    open: () => {
      dispatch({ kind: 'open' });
      void askBalance();
    },
    close: () => dispatch({ kind: 'close' }),
    confirm: () => void confirm(),
  };
}
