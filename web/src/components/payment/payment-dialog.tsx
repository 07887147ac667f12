import type { ReactNode, SubmitEvent } from 'react';
import { termsAsAt } from '#shared/content/terms-as-at.ts';
import { addresses } from '#web/config/addresses.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '../button/button.tsx';
import { CheckboxField } from '../form/checkbox-field.tsx';
import { FormError } from '../form/form-error.tsx';
import { Modal } from '../page/modal.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

interface AgreementBoxProps {
  id: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/**
 * The terms open in a new tab, so that the choices stay. The server receives the date of the agreed terms.
 */
function AgreementBox({ id, checked, onChange }: AgreementBoxProps) {
  return (
    <CheckboxField
      id={id}
      name="agreement"
      value={termsAsAt}
      checked={checked}
      onChange={onChange}
      required
      label={
        <>
          I have read these conditions and agree to the{' '}
          <a href={addresses.terms()} target="_blank" rel="noopener">
            Terms &amp; Disclaimer
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
          .
        </>
      }
    />
  );
}

interface PaymentConsentProps {
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

interface PaymentDialogProps {
  formId: string;
  open: boolean;
  title: string;
  /** The conditions, with the agreement below them. */
  children: ReactNode;
  /** The form's action and the amount to pay. */
  action: string;
  amount: number | undefined;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** False when nothing is paid now and the terms were agreed to with the earlier payment. */
  asksAgreement?: boolean;
  /** Whether the conditions to agree to are loaded. */
  ready: boolean;
  failure: string | undefined;
  leaving: boolean;
  /** The button's label; it starts with the amount where that is part of the choice. */
  goOn?: string;
  /** Shown above the agreement. */
  note?: ReactNode;
  /** Retries loading the conditions, in place of the agreement, when that failed. */
  askAgain?: (() => void) | undefined;
  onClose: () => void;
  onContinue: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Conditions and agreement before a payment. The form posts the order, and the payment page's address is
 * requested from the server.
 */
export function PaymentDialog(props: PaymentDialogProps) {
  const { formId, open, title, children, action, amount, agreed, onAgree } = props;
  const { ready, failure, leaving, goOn = 'Continue', note, askAgain, onClose, onContinue } = props;
  const { asksAgreement = true } = props;
  return (
    <Modal
      open={open}
      title={title}
      sheet
      dismissible={!leaving}
      onClose={onClose}
      consent={
        askAgain === undefined && (
          <>
            {note}
            <PaymentConsent
              {...{ formId, action, amount, agreed, asksAgreement, onAgree }}
              onSubmit={onContinue}
            />
          </>
        )
      }
      actions={
        <>
          <Button variant="secondary" disabled={leaving} onClick={onClose}>
            Back
          </Button>
          {askAgain === undefined ? (
            <Button
              type="submit"
              form={formId}
              disabled={(asksAgreement && !agreed) || !ready}
              {...(asksAgreement && { describedBy: consentReasonId(formId) })}
              pending={leaving}
              pendingText="Opening…"
            >
              {goOn}
            </Button>
          ) : (
            <Button pending={!ready} pendingText="Trying…" onClick={askAgain}>
              Try again
            </Button>
          )}
        </>
      }
    >
      {failure !== undefined && (
        <div className="mb-4">
          <FormError title={failure} takesFocus />
        </div>
      )}
      {children}
    </Modal>
  );
}
