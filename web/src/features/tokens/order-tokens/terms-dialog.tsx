import { Lock } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { costOf, type Hundredths } from '#shared/domain/tokens/money.ts';
import { validityDays } from '#shared/domain/tokens/validity.ts';
import { FactList } from '#web/components/fact-list.tsx';
import { PaymentDialog } from '#web/components/payment/payment-dialog.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useWayToPayment } from '#web/lib/api/use-way-to-payment.ts';
import { paymentFormAddress } from '#web/lib/payment/payment-words.ts';
import { readSession } from '#web/lib/session/session.ts';

function Conditions({ amount, wish }: { amount: Hundredths; wish: string | undefined }) {
  const facts = [
    ...(wish === undefined ? [] : [['For', wish] as const]),
    ['You buy', formatTokens(amount)],
    ['You pay', `${formatAud(costOf(amount))}, GST included`],
    ['Valid for', `${validityDays(amount)} days from the payment`],
  ] as const;
  return (
    <>
      <FactList facts={facts} />
      <ul className="mt-3 list-disc space-y-1 pl-5 text-sm">
        <li>Unspent tokens expire after that.</li>
        <li>No change-of-mind refund; your rights under the Australian Consumer Law stay.</li>
        <li>Tokens can’t be transferred.</li>
      </ul>
    </>
  );
}

const byCard = (
  <p className="flex w-full gap-2 text-sm text-ink-soft">
    <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-leaf" />
    You pay by card on our payment provider’s page. We never see your card number.
  </p>
);

interface TermsDialogProps {
  /** The amount to buy; the dialog is open while there is one. */
  amount: Hundredths | undefined;
  /** Where to continue after the purchase. */
  goOnTo: string | undefined;
  /** The goal, if it has a name. */
  wish?: string | undefined;
  onClose: () => void;
  onSignedOut: () => void;
}

export function TermsDialog({ amount, goOnTo, wish, onClose, onSignedOut }: TermsDialogProps) {
  const { pay, reset, agreed, setAgreed, failure, leaving } = useWayToPayment();

  const close = () => {
    reset();
    onClose();
  };
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!agreed || leaving) return;
    if (readSession() === null) return onSignedOut();
    void pay(event.currentTarget);
  };

  return (
    <PaymentDialog
      formId="buy-tokens"
      open={amount !== undefined}
      title="Before you pay"
      action={paymentFormAddress(
        payRoutes.buyTokens,
        addresses.orderTokens(goOnTo === undefined ? {} : { ref: goOnTo }),
      )}
      amount={amount === undefined ? undefined : costOf(amount)}
      agreed={agreed}
      onAgree={setAgreed}
      ready
      failure={failure}
      leaving={leaving}
      goOn={amount === undefined ? 'Continue' : `Continue and pay ${formatAud(costOf(amount))}`}
      note={byCard}
      onClose={close}
      onContinue={goOn}
    >
      {amount !== undefined && <Conditions amount={amount} wish={wish} />}
    </PaymentDialog>
  );
}
