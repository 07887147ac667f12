import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { toast } from '#web/components/toast/toast.ts';
import { callRoute, endSession } from '#web/lib/api/call-route.ts';
import { type Settlement, settleReturn } from '#web/lib/api/settle-return.ts';
import {
  fromReceipt,
  type PaymentReturnNews,
  readReturn,
  withoutReturn,
} from '#web/lib/payment/read-return.ts';
import { keepUnlockWish } from '#web/lib/payment/unlock-wish.ts';
import { tellAccountChange } from '#web/lib/session/account-changes.ts';
import { dropSession, readSession } from '#web/lib/session/session.ts';
import type { PathParams } from './path-queries.ts';
import {
  type Funds,
  firstStep,
  fundsOf,
  isSessionRefused,
  newsOf,
  nextStep,
  type PaymentNote,
  readUnlock,
  type UnlockEvent,
  type Unlocking,
  type UnlockOutcome,
} from './unlocking.ts';

type FundsAnswer = Funds | Extract<UnlockOutcome, { kind: 'unlocked' | 'session-refused' }>;

/** Asks the server what the path costs this person now, or whether another tab has unlocked it. */
async function askFunds(params: PathParams): Promise<FundsAnswer> {
  const status = await callRoute(pathCompilerRoutes.getPurchaseStatus, { params, keepsSession: true });
  if (isSessionRefused(status)) return { kind: 'session-refused' };
  if (!status.ok) return { kind: 'unknown' };
  return status.answer.purchased ? { kind: 'unlocked' } : fundsOf(status.answer.cost);
}

const sessionEndDelayMs = 1500;

/** An outcome, and the session it was for. */
interface Answer {
  outcome: UnlockOutcome;
  token: string | undefined;
  /** A payment for the path led here. */
  paid: boolean;
}

/** Shows the toast once the dialog has taken its new step, because the toast container moves with it. */
function useOutcomeNews(answer: Answer | undefined, dispatch: Dispatch<UnlockEvent>): void {
  useEffect(() => {
    if (answer === undefined) return;
    const news = newsOf(answer.outcome, answer);
    if (news === undefined) return;
    const { tone, message } = news;
    const timer = setTimeout(() => toast[tone](message, { brief: tone !== 'info' }));
    return () => clearTimeout(timer);
  }, [answer]);

  useEffect(() => {
    if (answer?.outcome.kind !== 'session-refused') return;
    const { token } = answer;
    const timer = setTimeout(() => {
      // After the log-in, the reader continues where they were.
      keepUnlockWish(location.pathname);
      endSession(token);
      dispatch({ kind: 'close' });
    }, sessionEndDelayMs);
    return () => {
      clearTimeout(timer);
      // A reader who navigated meanwhile stays there, but a refused session ends anyway.
      if (readSession()?.token === token) dropSession();
    };
  }, [answer, dispatch]);
}

interface PaymentForPathProps {
  params: PathParams;
  dispatch: Dispatch<UnlockEvent>;
  askCost: () => Promise<void>;
  unlock: (agreed: number) => Promise<void>;
}

/** Refused because nothing is missing, or because the session had ended: requesting the cost shows which. */
const needNoWords: readonly string[] = ['nothing-to-pay', 'session-invalid'];

/** An earlier payment for the path can be neither credited nor taken back. */
const earlierPayment: readonly string[] = ['payment-mismatch', 'payment-not-paid'];

function noteOf(
  news: PaymentReturnNews,
  { paid, cancelled, absent, message }: Settlement,
): PaymentNote | undefined {
  if (paid || (news.kind === 'refused' && needNoWords.includes(news.code))) return undefined;
  if (cancelled) return { message, kind: 'cancelled' };
  if (absent) return { message, kind: 'absent' };
  const isDoubtful = news.kind === 'refused' && earlierPayment.includes(news.code);
  return { message, kind: isDoubtful ? 'doubtful' : 'refused' };
}

/**
 * Handles a payment for this path in the address. Only a payment that the server confirms as made for it
 * continues to the unlock automatically, because an address can be forged.
 */
function usePaymentForPath({ params, dispatch, askCost, unlock }: PaymentForPathProps) {
  const [query, setQuery] = useSearchParams();
  const settling = useRef(false);
  const news = readReturn(query);

  const settle = async (left: PaymentReturnNews, { quiet }: { quiet: boolean }) => {
    if (settling.current) return;
    settling.current = true;
    dispatch({ kind: 'settle', quiet });
    const settlement: Settlement =
      left.kind === 'refused'
        ? { message: left.sentence, settled: true, paid: false, cancelled: false }
        : await settleReturn(left);
    settling.current = false;
    const { settled, paid, unlocks, message } = settlement;
    // Until then the address keeps it, so that it can be checked again, even after a reload.
    if (!settled) return dispatch({ kind: 'unsettled', message });
    setQuery(withoutReturn, { replace: true });
    if (paid && unlocks?.path === `${params.personaSlug}/${params.pathSlug}`) {
      dispatch({ kind: 'paid' });
      return unlock(unlocks.price);
    }
    dispatch({ kind: 'settled', note: noteOf(left, settlement) });
    return askCost();
  };
  const arrive = useEffectEvent((_address: string) => {
    if (news !== undefined) void settle(news, { quiet: true });
  });
  const address = `${query.get('status')} ${query.get('session_id')} ${query.get('error')}`;
  useEffect(() => arrive(address), [address]);

  return {
    /** False when the address has no payment. */
    takeUp: (): boolean => {
      if (news !== undefined) void settle(news, { quiet: false });
      return news !== undefined;
    },
  };
}

interface UnlockProps {
  params: PathParams;
  /** The price on the page, until the server has confirmed it. */
  price: number;
  onUnlocked: () => void;
}

interface Unlock {
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
