import { queryOptions, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import { type CostShown, pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { FactList } from '#web/components/fact-list.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Modal } from '#web/components/page/modal.tsx';
import { PaymentDialog } from '#web/components/payment/payment-dialog.tsx';
import { PathChip } from '#web/components/plan-brief/path-chip.tsx';
import { addresses } from '#web/config/addresses.ts';
import { planReady } from '#web/config/plan-ready.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { useWayToPayment } from '#web/lib/api/use-way-to-payment.ts';
import { usePaidPlan } from '#web/lib/api/user-query.ts';
import { type PaidPlan, paidPlanTitle, startPlan } from '#web/lib/payment/paid-plan.ts';
import { paymentFormAddress } from '#web/lib/payment/payment-words.ts';
import { type ChosenPlan, keepChosenPlan } from '../chosen-plan.ts';
import type { PlanOffer } from '../plan-offers.ts';
import { DeckPicture } from '../plans-page/page-deck.tsx';
import { ActivePlanLink } from '../refused-plan.tsx';

const quoteFailed = 'Failed to initiate session.';

interface QuoteRefusal {
  kind: 'refused';
  /** The reason, if the server gave one. */
  reason: string | undefined;
  /** Another plan is open, and has to be finished first. */
  planActive: boolean;
}

type OpenedQuote = { kind: 'opened'; quoteId: string; quote: CostShown } | QuoteRefusal;

async function openPlanQuote({ plan: planType, from: basedOn }: ChosenPlan): Promise<OpenedQuote> {
  const query = { planType, ...(basedOn === undefined ? {} : { basedOn }) };
  const result = await callRoute(pathCompilerRoutes.openPlanQuote, { query });
  if (result.ok) {
    const { uuid, quote } = result.answer;
    return { kind: 'opened', quoteId: uuid, quote };
  }
  if (result.kind === 'network')
    return { kind: 'refused', reason: 'Network error. Please try again.', planActive: false };
  const reason = result.code === 'unreadable-answer' ? undefined : result.message;
  return { kind: 'refused', reason, planActive: result.code === 'run-active' };
}

/**
 * Holds the plan at its price for two hours: the exact amount that the server will charge this person. Each
 * dialog opens and keeps its own quote; a window that regains the focus opens none.
 */
const planQuoteQuery = (chosen: ChosenPlan) =>
  queryOptions({
    queryKey: ['plan-quote', chosen],
    queryFn: () => openPlanQuote(chosen),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

interface PlanConditionsProps {
  offer: PlanOffer;
  chosen: ChosenPlan;
  /** The known balance, until the server has answered. */
  balance: number;
  sample?: SamplePlan | undefined;
}

function payNow(quote: CostShown | undefined): string {
  if (quote === undefined) return '…';
  return quote.charge === 0 ? 'Nothing. Your tokens cover it.' : `${formatAud(quote.charge)}, GST included`;
}

/** The same words as on the button of a path. */
const payWords = (quote: CostShown | undefined): string =>
  quote !== undefined && quote.charge > 0 ? `Pay ${formatAud(quote.charge)} and continue` : 'Continue';

/** The content of the purchase, next to its sample. */
const PlanInBrief = ({ offer: { type, review }, sample }: Pick<PlanConditionsProps, 'offer' | 'sample'>) => (
  <div className="plan-in-brief mb-2 gap-3.5 flex items-center leading-[1.35]">
    {sample && <DeckPicture sample={sample} />}
    <p>
      {review}
      <span className="block text-ink-soft text-(length:--text-sm)">Ready {planReady[type]}</span>
    </p>
  </div>
);

/**
 * The address is cut to one line, at the end of its local part, because the domain identifies the mailbox.
 */
function ConfirmFirst({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <p className="flex flex-wrap gap-x-1 text-sm text-ink-soft">
      <span>Before you submit, you’ll need to confirm</span>{' '}
      <strong className="flex min-w-0 font-semibold">
        <span className="truncate">{email.slice(0, at)}</span>
        <span className="shrink-0">{email.slice(at)}</span>
      </strong>
    </p>
  );
}

function PlanConditions({
  offer,
  chosen,
  balance,
  sample,
  quote,
  unknown,
}: PlanConditionsProps & {
  quote: CostShown | undefined;
  /** The server could not say what it costs. */
  unknown: boolean;
}) {
  const price = quote?.price ?? offer.price;
  const owed = quote?.owed ?? 0;
  const held = quote?.usable ?? balance;
  // The specification requires the price in tokens here; the other token facts are for people who have some.
  const facts: (readonly [string, string])[] = [
    ['Price', `${formatAud(price)} · ${formatTokens(price)}`],
    ...(held > 0 ? [['You have', formatTokens(held)] as const] : []),
    ...(owed > 0 ? [['Owed for a refunded payment', formatTokens(owed)] as const] : []),
    ...(unknown ? [] : [['You pay now', payNow(quote)] as const]),
  ];
  return (
    <>
      <PlanInBrief offer={offer} sample={sample} />
      <div className="max-sm:[&_dl>div]:py-1">
        <FactList facts={facts} />
      </div>
      {quote !== undefined && quote.charge > quote.missing && (
        <p className="mt-2">
          You need {formatAud(quote.missing)} more, and {formatAud(quote.charge)} is the smallest card
          payment. The rest stays in your balance as tokens.
        </p>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        {chosen.from !== undefined && 'The form starts with the answers from your earlier plan. '}
        Fill in the form when you’re ready; you won’t be charged again. You can have one plan under way at a
        time. No change-of-mind refund; your rights under the Australian Consumer Law stay. A plan is an
        estimate, not a promise of income.
      </p>
    </>
  );
}

/** There is nothing to agree to or pay: another plan started meanwhile, perhaps in another window. */
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

interface PlanDialogProps extends PlanConditionsProps {
  /** The unconfirmed address; no plan can be submitted before it is confirmed. */
  unverified?: string | undefined;
  onClose: () => void;
}

/** The remaining information on a plan that was paid for but not started. */
const PaidConditions = ({
  paid,
  offer,
  sample,
}: Pick<PlanConditionsProps, 'offer' | 'sample'> & { paid: PaidPlan }) => (
  <>
    <p className="mb-3 text-lg font-semibold">{paidPlanTitle(paid)}</p>
    <PlanInBrief offer={offer} sample={sample} />
    <p className="mt-3 text-sm text-ink-soft">
      You won’t be charged again. Fill in the form when you’re ready.
    </p>
  </>
);

/** Open while a plan is chosen: shows its cost, and takes the shortfall or continues directly. */
export function PlanDialog({ offer, chosen, balance, sample, unverified, onClose }: PlanDialogProps) {
  const navigate = useNavigate();
  const { data, dataUpdatedAt, isFetching: asking, refetch } = useQuery(planQuoteQuery(chosen));
  const { leave, pay, agreed, setAgreed, failure, leaving } = useWayToPayment();
  const waiting = usePaidPlan();
  const opened = !asking && data?.kind === 'opened' ? data : undefined;
  const refusal = data?.kind === 'refused' ? data : undefined;
  const [tries, setTries] = useState(1);
  const askAgain = () => void refetch().then(() => setTries((before) => before + 1));
  // A person who pays nothing now agreed to the terms with the payment that brought the tokens.
  const paysNow = opened === undefined ? balance < offer.price : opened.quote.charge > 0;
  const paid = waiting?.plan.type === offer.type && !paysNow ? waiting : undefined;

  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if ((paysNow && !agreed) || leaving || opened === undefined) return;
    keepChosenPlan(opened.quoteId, chosen);
    if (paysNow) return void pay(event.currentTarget);
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
      asksAgreement={paysNow}
      ready={!asking}
      failure={failure}
      leaving={leaving}
      goOn={paid ? startPlan : payWords(opened?.quote)}
      note={
        <>
          <PathChip />
          {unverified !== undefined && <ConfirmFirst email={unverified} />}
        </>
      }
      askAgain={refusal && askAgain}
      onClose={onClose}
      onContinue={goOn}
    >
      {refusal && (
        <div className="mb-4" key={dataUpdatedAt}>
          <FormError title={quoteFailed} takesFocus>
            {refusal.reason !== undefined && <p>{refusal.reason}</p>}
            <p>Nothing was spent.{tries > 1 && ` Tried ${tries} times.`}</p>
          </FormError>
        </div>
      )}
      {paid ? (
        <PaidConditions {...{ paid, offer, sample }} />
      ) : (
        <PlanConditions
          {...{ offer, chosen, balance, sample }}
          quote={opened?.quote}
          unknown={refusal !== undefined}
        />
      )}
    </PaymentDialog>
  );
}
