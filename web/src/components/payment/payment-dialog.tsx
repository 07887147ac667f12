import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { FormError } from '../form/form-error.tsx';
import { Modal } from '../modal.tsx';
import { consentReasonId, PaymentConsent } from './payment-consent.tsx';

export interface PaymentDialogProps {
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
