import type { SubmitEvent } from 'react';
import { useSession } from '#web/lib/session.ts';
import { AgreementBox } from './agreement-box.tsx';

export interface PaymentConsentProps {
  formId: string;
  /** The form's action and the amount to pay. */
  action: string;
  amount: number | undefined;
  /** The price of the path in whole tokens, as shown. */
  price?: string;
  agreed: boolean;
  /** False for something already paid for, whose terms were agreed to then. */
  asksAgreement?: boolean | undefined;
  onAgree: (agreed: boolean) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The id of the reason why the button waits for the box. */
export const consentReasonId = (formId: string): string => `${formId}-reason`;

/**
 * The agreement before a payment. A real form post, so that the browser follows the redirect to the payment
 * page.
 */
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
          {/* Kept in place after use, so that the buttons do not move. */}
          <p id={consentReasonId(formId)} className={agreed ? 'invisible text-sm' : 'text-sm text-ink-soft'}>
            Tick the box to continue.
          </p>
        </>
      )}
    </form>
  );
}
