import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLeaving } from '../use-leaving.ts';
import { askPaymentPage } from './ask-payment-page.ts';
import { beginPaymentAttempt, type PaymentAttempt } from './payment-attempt.ts';
import { sessionHolds } from './session-holds.ts';

export interface WayToPayment {
  agreed: boolean;
  setAgreed: (agreed: boolean) => void;
  /** The last failure, to be announced. */
  failure: string | undefined;
  leaving: boolean;
  /** Marks the page as being left, by another way than the form. */
  leave: () => void;
  /** Goes where the form leads, if there is still a session to pay with. */
  pay: (form: HTMLFormElement) => Promise<void>;
  /** Returns to the state before the agreement. */
  reset: () => void;
}

/** Leads from the conditions to the payment page, once per agreement. */
export function useWayToPayment(): WayToPayment {
  const client = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { leaving, leave, stay } = useLeaving();
  const attempt = useRef<PaymentAttempt>(undefined);
  useEffect(() => () => attempt.current?.leave(), []);

  const begin = () => {
    leave();
    setFailure(undefined);
  };
  const pay = async (form: HTMLFormElement) => {
    begin();
    const trying = beginPaymentAttempt();
    attempt.current = trying;
    const holds = await sessionHolds(client, trying.signal);
    const page = holds ? await askPaymentPage(form, trying.signal) : undefined;
    trying.end();
    if (page === undefined || trying.isLeft()) return stay();
    if (page.kind === 'opened') return location.assign(page.address);
    if (page.kind === 'forms alone') return form.submit();
    stay();
    setFailure(page.sentence);
  };
  const reset = () => {
    setAgreed(false);
    setFailure(undefined);
  };
  return { agreed, setAgreed, failure, leaving, leave: begin, pay, reset };
}
