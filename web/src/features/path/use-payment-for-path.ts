import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Settlement, settleReturn } from '#web/lib/api/settle-return.ts';
import { type PaymentReturnNews, readReturn, withoutReturn } from '#web/lib/read-return.ts';
import type { PathParams } from './api/path-queries.ts';
import type { PaymentNote, UnlockEvent } from './unlocking.ts';

export interface PaymentForPathProps {
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
export function usePaymentForPath({ params, dispatch, askCost, unlock }: PaymentForPathProps) {
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
