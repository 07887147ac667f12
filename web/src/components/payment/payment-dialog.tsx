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
  /** Whether what would be agreed to is known. */
  ready: boolean;
  failure: string | undefined;
  leaving: boolean;
  /** Of the button; begins with what is paid where that is part of the choice. */
  goOn?: string;
  /** Under the buttons, and read before them. */
  note?: ReactNode;
  onClose: () => void;
  onContinue: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Conditions and agreement before a payment. A real form post: the browser follows it to the payment page by itself. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { formId, open, title, children, action, amount, agreed, onAgree } = props;
  const { ready, failure, leaving, goOn = 'Continue', note, onClose, onContinue } = props;
  return (
    <Modal
      open={open}
      title={title}
      sheet
      dismissible={!leaving}
      onClose={onClose}
      consent={<PaymentConsent {...{ formId, action, amount, agreed, onAgree }} onSubmit={onContinue} />}
      actions={
        <>
          {note}
          <Button variant="secondary" disabled={leaving} onClick={onClose}>
            Back
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!agreed || !ready}
            describedBy={consentReasonId(formId)}
            pending={leaving}
            pendingText="Opening…"
          >
            {goOn}
          </Button>
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
