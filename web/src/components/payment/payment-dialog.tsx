import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { FormError } from '../form/form-error.tsx';
import { Modal } from '../modal.tsx';
import { consentReasonId, PaymentConsent } from './payment-consent.tsx';

export interface PaymentDialogProps {
  formId: string;
  open: boolean;
  title: string;
  /** The conditions, which are agreed to below them. */
  children: ReactNode;
  /** Where the form is posted to, and for how much. */
  action: string;
  amount: number | undefined;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** Where nothing is paid now the terms were agreed to with the payment before. */
  asksAgreement?: boolean;
  /** Whether what would be agreed to is known. */
  ready: boolean;
  failure: string | undefined;
  leaving: boolean;
  /** Of the button; begins with what is paid where that is part of the choice. */
  goOn?: string;
  /** Above the agreement. */
  note?: ReactNode;
  /** Given where it could not be learnt what would be agreed to: asks that again, in place of the agreement. */
  askAgain?: (() => void) | undefined;
  onClose: () => void;
  onContinue: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Conditions and agreement before a payment. Its form says what is paid, and where it leads is asked for. */
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
