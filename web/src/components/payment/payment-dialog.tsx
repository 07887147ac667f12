import type { ReactNode, SubmitEvent } from 'react';
import { useSession } from '#web/lib/session.ts';
import { Button } from '../button/button.tsx';
import { FormError } from '../form/form-error.tsx';
import { Modal } from '../modal.tsx';
import { AgreementBox } from './agreement-box.tsx';

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
  onClose: () => void;
  onContinue: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Conditions and agreement before a payment. A real form post: the browser follows it to the payment page by itself. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { formId, open, title, children, action, amount, agreed, onAgree } = props;
  const { ready, failure, leaving, onClose, onContinue } = props;
  const session = useSession();
  return (
    <Modal
      open={open}
      title={title}
      dismissible={!leaving}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={leaving} onClick={onClose}>
            Back
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!agreed || !ready}
            pending={leaving}
            pendingText="Opening…"
          >
            Continue
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
      <form id={formId} method="post" action={action} onSubmit={onContinue} className="mt-4">
        <input type="hidden" name="amount" value={amount ?? ''} />
        <input type="hidden" name="authToken" value={session?.token ?? ''} />
        <AgreementBox id={`${formId}-agreement`} checked={agreed} onChange={onAgree} />
      </form>
    </Modal>
  );
}
