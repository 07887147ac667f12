import type { SubmitEvent } from 'react';
import { useSession } from '#web/lib/session.ts';
import { AgreementBox } from './agreement-box.tsx';

export interface PaymentConsentProps {
  formId: string;
  /** Where the form is posted to, and for how much. */
  action: string;
  amount: number | undefined;
  /** Of the path it is for, in whole tokens, as it is shown. */
  price?: string;
  agreed: boolean;
  /** Not for what was paid for before: its terms were agreed to then. */
  asksAgreement?: boolean | undefined;
  onAgree: (agreed: boolean) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Of the button that waits for the box: why it does. */
export const consentReasonId = (formId: string): string => `${formId}-reason`;

/** The agreement before a payment. A real form post: the browser follows it to the payment page by itself. */
export function PaymentConsent(props: PaymentConsentProps) {
  const { formId, action, amount, price, agreed, asksAgreement = true, onAgree, onSubmit } = props;
  const session = useSession();
  return (
    <form id={formId} data-unmarked method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="amount" value={amount ?? ''} />
      {price !== undefined && <input type="hidden" name="price" value={price} />}
      <input type="hidden" name="authToken" value={session?.token ?? ''} />
      {asksAgreement && (
        <>
          <AgreementBox id={`${formId}-agreement`} checked={agreed} onChange={onAgree} />
          {/* Kept in its place once it is done with, so that the buttons do not move. */}
          <p id={consentReasonId(formId)} className={agreed ? 'invisible text-sm' : 'text-sm text-ink-soft'}>
            Tick the box to continue.
          </p>
        </>
      )}
    </form>
  );
}
