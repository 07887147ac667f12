import { type SubmitEvent, useState } from 'react';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { costOf, type Hundredths } from '#shared/domain/tokens/money.ts';
import { validityDays } from '#shared/domain/tokens/validity.ts';
import { Button } from '#web/components/button/button.tsx';
import { FactList } from '#web/components/fact-list.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Modal } from '#web/components/modal.tsx';
import { AgreementBox } from '#web/components/payment/agreement-box.tsx';
import { paths } from '#web/config/paths.ts';
import { askSession } from '#web/lib/api/ask-session.ts';
import { paymentFormAddress } from '#web/lib/payment-form.ts';
import { readSession, useSession } from '#web/lib/session.ts';
import { useLeaving } from '#web/lib/use-leaving.ts';

const formId = 'buy-tokens';

function Conditions({ amount }: { amount: Hundredths }) {
  const facts = [
    ['You buy', formatTokens(amount)],
    ['You pay', `${formatAud(costOf(amount))}, GST included`],
    ['Valid for', `${validityDays(amount)} days from the payment`],
  ] as const;
  return (
    <>
      <FactList facts={facts} />
      <ul className="mt-4 list-disc space-y-1.5 pl-5">
        <li>Tokens can no longer be spent once they have expired.</li>
        <li>
          There is no change-of-mind refund; your rights under the Australian Consumer Law stay as they are.
        </li>
        <li>Tokens belong to your account and cannot be transferred.</li>
        <li>You pay by card on our payment provider’s page. We never see your card number.</li>
      </ul>
    </>
  );
}

interface AgreedPurchaseProps {
  amount: Hundredths;
  redirect: string;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  onContinue: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A real form post: the browser follows it to the payment page by itself. */
function AgreedPurchase({ amount, redirect, agreed, onAgree, onContinue }: AgreedPurchaseProps) {
  const session = useSession();
  return (
    <form
      id={formId}
      method="post"
      action={paymentFormAddress(payRoutes.buyTokens, redirect)}
      onSubmit={onContinue}
      className="mt-4"
    >
      <input type="hidden" name="amount" value={costOf(amount)} />
      <input type="hidden" name="authToken" value={session?.token ?? ''} />
      <AgreementBox id={`${formId}-agreement`} terms={paths.terms()} checked={agreed} onChange={onAgree} />
    </form>
  );
}

export interface TermsDialogProps {
  /** What is about to be bought; the dialog is open while there is something. */
  amount: Hundredths | undefined;
  /** Where to go on to after the purchase. */
  goOnTo: string | undefined;
  onClose: () => void;
  onSignedOut: () => void;
}

export function TermsDialog({ amount, goOnTo, onClose, onSignedOut }: TermsDialogProps) {
  const [agreed, setAgreed] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { leaving, leave, stay } = useLeaving();

  const close = () => {
    setAgreed(false);
    setFailure(undefined);
    onClose();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!agreed || leaving) return;
    if (readSession() === null) return onSignedOut();
    const form = event.currentTarget;
    leave();
    setFailure(undefined);
    const session = await askSession();
    if (session === 'alive') return form.submit();
    stay();
    if (session === 'unreachable') setFailure('Network error. Please try again.');
  };

  return (
    <Modal
      open={amount !== undefined}
      title="Before you pay"
      dismissible={!leaving}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabled={leaving} onClick={close}>
            Back
          </Button>
          <Button type="submit" form={formId} disabled={!agreed} pending={leaving} pendingText="Opening…">
            Continue
          </Button>
        </>
      }
    >
      {amount !== undefined && (
        <>
          {failure !== undefined && (
            <div className="mb-4">
              <FormError title={failure} takesFocus />
            </div>
          )}
          <Conditions amount={amount} />
          <AgreedPurchase
            amount={amount}
            redirect={paths.orderTokens(goOnTo === undefined ? {} : { ref: goOnTo })}
            agreed={agreed}
            onAgree={setAgreed}
            onContinue={submit}
          />
        </>
      )}
    </Modal>
  );
}
