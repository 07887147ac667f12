import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { Modal } from '#web/components/modal.tsx';
import { useAddressChoice } from '#web/lib/use-address-choice.ts';
import { EarlyActivationForm } from './early-activation-form.tsx';

const formId = 'early-activation';

function ThankYou() {
  const words = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className="flex gap-3 outline-none">
      <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-leaf" />
      <p>
        <strong>Thank you.</strong> We have your request and will be in touch by email.
      </p>
    </div>
  );
}

/** The button and the dialog of a request for early activation. */
export function EarlyActivation({ email }: { email: string }) {
  const [asking, ask] = useAddressChoice('ask');
  const [sent, setSent] = useState(false);
  const stage = asking !== formId ? 'closed' : sent ? 'sent' : 'form';
  const [pending, setPending] = useState(false);
  const close = () => {
    setPending(false);
    setSent(false);
    ask(null);
  };

  return (
    <>
      <Button variant="quiet" onClick={() => ask(formId)}>
        Request early activation
      </Button>
      <Modal
        open={stage !== 'closed'}
        title="Request early activation"
        dismissible={stage === 'sent' || !pending}
        onClose={close}
        actions={
          stage === 'sent' ? (
            <Button onClick={close}>Close</Button>
          ) : (
            <>
              <Button variant="secondary" disabled={pending} onClick={close}>
                Cancel
              </Button>
              <Button type="submit" form={formId} pending={pending} pendingText="Sending…">
                Send request
              </Button>
            </>
          )
        }
      >
        {stage === 'form' && (
          <EarlyActivationForm
            id={formId}
            email={email}
            onPending={setPending}
            onSent={() => setSent(true)}
          />
        )}
        {stage === 'sent' && <ThankYou />}
      </Modal>
    </>
  );
}
