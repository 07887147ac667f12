import { useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { fromReceipt, readReturn } from '#web/lib/read-return.ts';
import { readSession } from '#web/lib/session.ts';
import { askFunds } from './api/ask-funds.ts';
import type { PathParams } from './api/path-queries.ts';
import { readUnlock } from './read-answers.ts';
import { firstStep, nextStep, type Unlocking } from './unlocking.ts';
import { type Answer, useOutcomeNews } from './use-outcome-news.ts';
import { usePaymentForPath } from './use-payment-for-path.ts';

export interface UnlockProps {
  params: PathParams;
  /** The price on the page, until the server has confirmed it. */
  price: number;
  onUnlocked: () => void;
}

export interface Unlock {
  unlocking: Unlocking;
  open: () => void;
  close: () => void;
  confirm: () => void;
  checkAgain: () => void;
}

export function useUnlock({ params, price, onUnlocked }: UnlockProps): Unlock {
  const [query] = useSearchParams();
  const [unlocking, dispatch] = useReducer(nextStep, readReturn(query) !== undefined, firstStep);
  const [answer, setAnswer] = useState<Answer>();
  const [isReceipt] = useState(query.has(fromReceipt));
  const sending = useRef(false);
  useOutcomeNews(answer, dispatch);

  const leadIn = () => {
    tellAccountChange('user', 'paths');
    onUnlocked();
  };
  const askCost = async () => {
    const token = readSession()?.token;
    const found = await askFunds(params);
    if (found.kind === 'session-refused') return settle({ outcome: found, token, paid: false });
    if (found.kind !== 'unlocked') return dispatch({ kind: 'funds', funds: found });
    // It was bought elsewhere, so no purchase is announced here.
    dispatch({ kind: 'close' });
    leadIn();
  };
  const settle = (given: Answer) => {
    const { outcome } = given;
    dispatch({ kind: 'answered', outcome });
    setAnswer(given);
    if (outcome.kind === 'short' || outcome.kind === 'failed') void askCost();
  };
  /** At the agreed price; the server charges no other. */
  const unlock = async (agreed: number, { paid }: { paid: boolean }) => {
    sending.current = true;
    const token = readSession()?.token;
    const query = { price: String(agreed / 100) };
    const outcome = readUnlock(
      await callRoute(pathCompilerRoutes.unlockPath, { params, query, keepsSession: true }),
    );
    sending.current = false;
    settle({ outcome, token, paid });
    if (outcome.kind === 'unlocked') leadIn();
  };
  const payment = usePaymentForPath({
    params,
    dispatch,
    askCost,
    unlock: (agreed) => unlock(agreed, { paid: !isReceipt }),
  });

  return {
    unlocking,
    open: () => {
      if (payment.takeUp()) return;
      dispatch({ kind: 'open' });
      void askCost();
    },
    close: () => dispatch({ kind: 'close' }),
    checkAgain: () => void payment.takeUp(),
    confirm: () => {
      // The state is a render behind the second of two quick presses.
      if (sending.current || unlocking.step !== 'open') return;
      dispatch({ kind: 'confirm' });
      const { funds } = unlocking;
      void unlock(funds.kind === 'unknown' ? price : funds.price, { paid: false });
    },
  };
}
