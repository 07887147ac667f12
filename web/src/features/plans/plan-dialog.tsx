import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { CostShown } from '#shared/contract/routes/path-compiler.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { FactList } from '#web/components/fact-list.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Modal } from '#web/components/modal.tsx';
import { PaymentDialog } from '#web/components/payment/payment-dialog.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useWayToPayment } from '#web/lib/api/use-way-to-payment.ts';
import { paymentFormAddress } from '#web/lib/payment-form.ts';
import { useNavigate } from '#web/lib/router/use-router.ts';
import { planQuoteQuery, quoteFailed } from './api/open-plan-quote.ts';
import { type ChosenPlan, keepChosenPlan } from './chosen-plan.ts';
import type { PlanOffer } from './plan-offers.ts';
import { ActivePlanLink } from './refused-plan.tsx';

interface PlanConditionsProps {
  offer: PlanOffer;
  chosen: ChosenPlan;
  /** What stands there until the server has said it. */
  balance: number;
  /** The address that is not confirmed yet: no plan can be submitted before. */
  unverified?: string | undefined;
}

function payNow(quote: CostShown | undefined): string {
  if (quote === undefined) return '…';
  return quote.charge === 0 ? 'Nothing: your tokens cover it' : `${formatAud(quote.charge)}, GST included`;
}

/** As the button of a path says it. */
const payWords = (quote: CostShown | undefined): string =>
  quote !== undefined && quote.charge > 0 ? `Pay ${formatAud(quote.charge)} and continue` : 'Continue';

function PlanConditions({
  offer,
  chosen,
  balance,
  unverified,
  quote,
}: PlanConditionsProps & { quote: CostShown | undefined }) {
  const price = quote?.price ?? offer.price;
  const owed = quote?.owed ?? 0;
  const facts: (readonly [string, string])[] = [
    ['The plan costs', `${formatAud(price)} · ${formatTokens(price)}`],
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
      {unverified !== undefined && (
        <p className="mt-4 rounded-sm bg-ochre-tint px-3 py-2">
          Before you submit it, confirm your email: the link is in the mail we sent to{' '}
          <strong className="wrap-anywhere">{unverified}</strong>. You can fill in your answers meanwhile.
        </p>
      )}
      <p className="mt-4 text-sm text-ink-soft">
        {chosen.from !== undefined && 'The form begins with the answers of your earlier plan. '}
        The tokens are spent when your plan opens; take your time with your answers then. You can have one
        plan under way at a time. There is no change-of-mind refund; your rights under the Australian Consumer
        Law stay as they are. A plan is an estimate, not a promise of income.
      </p>
    </>
  );
}

/** Nothing to agree to and nothing to pay: another plan began meanwhile, perhaps in another window. */
function ActivePlanDialog({ reason, onClose }: { reason: string | undefined; onClose: () => void }) {
  return (
    <Modal
      open
      title="You have a plan under way"
      sheet
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <ActivePlanLink />
        </>
      }
    >
      <p>{reason}</p>
    </Modal>
  );
}

export interface PlanDialogProps extends PlanConditionsProps {
  onClose: () => void;
}

/** Stands while a plan is chosen: shows what it costs, and pays what is missing or goes straight on. */
export function PlanDialog({ offer, chosen, balance, unverified, onClose }: PlanDialogProps) {
  const navigate = useNavigate();
  const { data, isFetching: asking, refetch } = useQuery(planQuoteQuery(chosen));
  const { leave, pay, agreed, setAgreed, failure, leaving } = useWayToPayment();
  const opened = !asking && data?.kind === 'opened' ? data : undefined;
  const refusal = !asking && data?.kind === 'refused' ? data : undefined;

  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!agreed || leaving || asking) return;
    if (opened === undefined) return void refetch();
    keepChosenPlan(opened.quoteId, chosen);
    if (opened.quote.charge > 0) return void pay(event.currentTarget);
    leave();
    void navigate(addresses.confirmPlan({ pc_sid: opened.quoteId }));
  };

  if (refusal?.planActive === true) return <ActivePlanDialog reason={refusal.reason} onClose={onClose} />;
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
      goOn={payWords(opened?.quote)}
      onClose={onClose}
      onContinue={goOn}
    >
      {refusal && (
        <div className="mb-4">
          <FormError title={quoteFailed} takesFocus>
            {refusal.reason !== undefined && <p>{refusal.reason}</p>}
          </FormError>
        </div>
      )}
      <PlanConditions
        offer={offer}
        chosen={chosen}
        balance={balance}
        unverified={unverified}
        quote={opened?.quote}
      />
    </PaymentDialog>
  );
}
