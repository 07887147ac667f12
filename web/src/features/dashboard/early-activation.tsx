import { useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { Modal } from '#web/components/modal.tsx';
import { ThankYou } from '#web/components/thank-you.tsx';
import { useAddressChoice } from '#web/lib/use-address-choice.ts';
import { EarlyActivationForm } from './early-activation-form.tsx';

const formId = 'early-activation';

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
        {stage === 'sent' && <ThankYou>We have your request and will be in touch by email.</ThankYou>}
      </Modal>
    </>
  );
}
