import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlanQuoteShown } from '#shared/contract/routes/path-compiler.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { FactList } from '#web/components/fact-list.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Modal } from '#web/components/modal.tsx';
import { AgreementBox } from '#web/components/payment/agreement-box.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { paths } from '#web/config/paths.ts';
import { askSession } from '#web/lib/api/ask-session.ts';
import { paymentFormAddress } from '#web/lib/payment-form.ts';
import { useSession } from '#web/lib/session.ts';
import { useLeaving } from '#web/lib/use-leaving.ts';
import { sessionFailed } from './api/open-plan-session.ts';
import { keepChosenPlan } from './chosen-plan.ts';
import type { PlanOffer } from './plan-offers.ts';
import { usePlanQuote } from './use-plan-quote.ts';

const formId = 'confirm-plan';

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
  const session = useSession();
  const [agreed, setAgreed] = useState(false);
  const { asked, askAgain } = usePlanQuote(offer.type);
  const [failure, setFailure] = useState<string>();
  const { leaving, leave, stay } = useLeaving();
  const opened = asked.kind === 'opened' ? asked : undefined;
  const refusal = asked.kind === 'refused' ? asked : undefined;

  const begin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!agreed || leaving || asked.kind === 'asking') return;
    if (opened === undefined) return askAgain();
    leave();
    setFailure(undefined);
    keepChosenPlan(opened.pcSid, offer.type);
    if (opened.quote.charge === 0) return navigate(paths.confirmPlan({ pc_sid: opened.pcSid }));
    const alive = await askSession();
    if (alive === 'alive') return form.submit();
    stay();
    if (alive === 'unreachable') setFailure('Network error. Please try again.');
  };

  return (
    <Modal
      open
      title={`${offer.name} plan`}
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
            disabled={!agreed || asked.kind === 'asking'}
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
      {refusal && (
        <div className="mb-4">
          <FormError title={sessionFailed} takesFocus>
            {refusal.reason !== undefined && <p>{refusal.reason}</p>}
            {refusal.planActive && <TextLink to={paths.dashboard()}>Go to your dashboard</TextLink>}
          </FormError>
        </div>
      )}
      <PlanConditions offer={offer} balance={balance} quote={opened?.quote} />
      <form
        id={formId}
        method="post"
        action={paymentFormAddress(
          payRoutes.buyTokens,
          paths.confirmPlan(opened === undefined ? {} : { pc_sid: opened.pcSid }),
        )}
        onSubmit={begin}
        className="mt-4"
      >
        <input type="hidden" name="amount" value={opened?.quote.charge ?? ''} />
        <input type="hidden" name="authToken" value={session?.token ?? ''} />
        <AgreementBox
          id={`${formId}-agreement`}
          terms={paths.terms()}
          checked={agreed}
          onChange={setAgreed}
        />
      </form>
    </Modal>
  );
}
