import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { pathCompilerRoutes } from '../../../../shared/contract/routes/path-compiler.ts';
import type { Hundredths } from '../../../../shared/domain/tokens/money.ts';
import { toast } from '../../components/toast/toast.ts';
import { callRoute, endSession } from '../../lib/api/call-route.ts';
import { refreshBalance } from '../../lib/balance.ts';
import { readSession } from '../../lib/session.ts';
import { askFunds } from './ask-funds.ts';
import { readUnlock, type UnlockOutcome } from './read-answers.ts';
import { nextStep, type UnlockEvent, type Unlocking } from './unlocking.ts';

const sessionEndDelayMs = 1500;

/** An outcome, and the session it was for. */
interface Answer {
  outcome: UnlockOutcome;
  token: string | undefined;
}

const say = (outcome: UnlockOutcome): void => {
  if (outcome.kind === 'unlocked')
    toast.success('Purchase successful! Full access unlocked.', { brief: true });
  if (outcome.kind === 'failed') toast.failed(outcome.message, { brief: true });
  if (outcome.kind === 'session-refused')
    toast.failed('Session expired. Redirecting to login...', { brief: true });
};

/** Says how it went once the dialog has taken its new step, since the place of the toasts moves with it. */
function useOutcomeNews(answer: Answer | undefined, dispatch: Dispatch<UnlockEvent>): void {
  useEffect(() => {
    if (answer === undefined) return;
    const { outcome, token } = answer;
    const timers = [setTimeout(say, 0, outcome)];
    if (outcome.kind === 'session-refused') {
      const leave = () => {
        endSession(token);
        dispatch({ kind: 'close' });
      };
      timers.push(setTimeout(leave, sessionEndDelayMs));
    }
    return () => timers.forEach(clearTimeout);
  }, [answer, dispatch]);
}

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the balance is asked for once each time it is wanted
  useEffect(() => {
    if (unlocking.step !== 'asking') return;
    const call = new AbortController();
    askFunds({ params: { personaSlug, pathSlug }, price, signal: call.signal }).then((funds) => {
      if (call.signal.aborted || funds === undefined) return;
      if (funds !== 'unlocked') return dispatch({ kind: 'funds', funds });
      dispatch({ kind: 'close' });
      refreshBalance();
      onUnlocked();
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
    const outcome = readUnlock(
      await callRoute(pathCompilerRoutes.unlockPath, { params, keepsSession: true }),
    );
    sending.current = false;
    dispatch({ kind: 'answered', outcome });
    setAnswer({ outcome, token });
    if (outcome.kind !== 'unlocked') return;
    refreshBalance();
    onUnlocked();
  };
  return {
    unlocking,
    open: () => dispatch({ kind: 'open' }),
    close: () => dispatch({ kind: 'close' }),
    confirm: () => void confirm(),
  };
}
