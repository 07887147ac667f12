import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlanQuoteShown } from '#shared/contract/routes/path-compiler.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { FactList } from '#web/components/fact-list.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { PaymentDialog } from '#web/components/payment/payment-dialog.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useWayToPayment } from '#web/lib/api/use-way-to-payment.ts';
import { paymentFormAddress } from '#web/lib/payment-form.ts';
import { planQuoteQuery, quoteFailed } from './api/open-plan-quote.ts';
import { keepChosenPlan } from './chosen-plan.ts';
import type { PlanOffer } from './plan-offers.ts';

interface PlanConditionsProps {
  offer: PlanOffer;
  /** What stands there until the server has said it. */
  balance: number;
}

function payNow(quote: PlanQuoteShown | undefined): string {
  if (quote === undefined) return '…';
  return quote.charge === 0 ? 'Nothing: your tokens cover it' : `${formatAud(quote.charge)}, GST included`;
}

function PlanConditions({
  offer,
  balance,
  quote,
}: PlanConditionsProps & { quote: PlanQuoteShown | undefined }) {
  const price = quote?.price ?? offer.price;
  const owed = quote?.owed ?? 0;
  const facts: (readonly [string, string])[] = [
    ['The plan costs', `${formatTokens(price)} (${formatAud(price)})`],
    ['You have', formatTokens(quote?.usable ?? balance)],
    ...(owed > 0 ? [['Still owed for a refunded payment', formatTokens(owed)] as const] : []),
    ['You pay now', payNow(quote)],
  ];
  return (
    <>
      <FactList facts={facts} />
      {quote !== undefined && quote.charge > quote.missing && (
        <p className="mt-2">
          {formatTokens(quote.missing)} are missing, and {formatAud(quote.charge)} is the smallest payment by
          card. What you do not need now stays in your balance.
        </p>
      )}
      <ul className="mt-4 list-disc space-y-1.5 pl-5">
        <li>The tokens are spent when your plan opens. You can then take your time with your answers.</li>
        <li>You can have one plan under way at a time.</li>
        <li>
          There is no change-of-mind refund; your rights under the Australian Consumer Law stay as they are.
        </li>
        <li>A plan is an estimate, not a promise of income.</li>
      </ul>
    </>
  );
}

export interface PlanDialogProps extends PlanConditionsProps {
  onClose: () => void;
}

/** Stands while a plan is chosen: shows what it costs, and pays what is missing or goes straight on. */
export function PlanDialog({ offer, balance, onClose }: PlanDialogProps) {
  const navigate = useNavigate();
  const { data, isFetching: asking, refetch } = useQuery(planQuoteQuery(offer.type));
  const { leave, pay, agreed, setAgreed, failure, leaving } = useWayToPayment();
  const opened = !asking && data?.kind === 'opened' ? data : undefined;
  const refusal = !asking && data?.kind === 'refused' ? data : undefined;

  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!agreed || leaving || asking) return;
    if (opened === undefined) return void refetch();
    keepChosenPlan(opened.quoteId, offer.type);
    if (opened.quote.charge > 0) return void pay(event.currentTarget);
    leave();
    void navigate(addresses.confirmPlan({ pc_sid: opened.quoteId }));
  };

  return (
    <PaymentDialog
      formId="confirm-plan"
      open
      title={`${offer.name} plan`}
      action={paymentFormAddress(
        payRoutes.buyTokens,
        addresses.confirmPlan(opened === undefined ? {} : { pc_sid: opened.quoteId }),
      )}
      amount={opened?.quote.charge}
      agreed={agreed}
      onAgree={setAgreed}
      ready={!asking}
      failure={failure}
      leaving={leaving}
      onClose={onClose}
      onContinue={goOn}
    >
      {refusal && (
        <div className="mb-4">
          <FormError title={quoteFailed} takesFocus>
            {refusal.reason !== undefined && <p>{refusal.reason}</p>}
            {refusal.planActive && <TextLink to={addresses.dashboard()}>Go to your dashboard</TextLink>}
          </FormError>
        </div>
      )}
      <PlanConditions offer={offer} balance={balance} quote={opened?.quote} />
    </PaymentDialog>
  );
}
