import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { payRoutes } from '../../../../shared/contract/routes/pay.ts';
import { planPrices } from '../../../../shared/domain/plans/plans.ts';
import { formatAud, formatTokens } from '../../../../shared/domain/tokens/format-amount.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../components/button/button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { Modal } from '../../components/modal.tsx';
import { AgreementBox } from '../../components/payment/agreement-box.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paymentFormAddress } from '../../lib/payment-form.ts';
import { useSession } from '../../lib/session.ts';
import { useLeaving } from '../../lib/use-leaving.ts';
import { keepChosenPlan } from './chosen-plan.ts';
import { openPlanSession, type SessionRefusal, sessionFailed } from './open-plan-session.ts';
import type { PlanOffer } from './plan-offers.ts';
import { planShortfall } from './plan-shortfall.ts';

const formId = 'confirm-plan';

interface PlanConditionsProps {
  offer: PlanOffer;
  balance: number;
}

function PlanConditions({ offer, balance }: PlanConditionsProps) {
  const missing = planShortfall(planPrices[offer.type], balance);
  const facts = [
    ['The plan costs', `${formatTokens(offer.price)} (${formatAud(offer.price)})`],
    ['You have', formatTokens(balance)],
    [
      'You pay now',
      missing === undefined ? 'Nothing: your tokens cover it' : `${formatAud(missing)}, GST included`,
    ],
  ] as const;
  return (
    <>
      <FactList facts={facts} />
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

/** Stands while a plan is chosen: agrees, opens the session, and pays what is missing or goes straight on. */
export function PlanDialog({ offer, balance, onClose }: PlanDialogProps) {
  const navigate = useNavigate();
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [refusal, setRefusal] = useState<SessionRefusal>();
  const [pcSid, setPcSid] = useState<string>();
  const { leaving, leave, stay } = useLeaving();
  const missing = planShortfall(planPrices[offer.type], balance);

  // The form has its address only once it was drawn with the session.
  useEffect(() => {
    if (pcSid !== undefined) form.current?.submit();
  }, [pcSid]);

  const begin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!agreed || leaving) return;
    leave();
    setRefusal(undefined);
    const opened = await openPlanSession(offer.type);
    if (opened.kind === 'refused') {
      setRefusal(opened);
      stay();
      return;
    }
    keepChosenPlan(opened.pcSid, offer.type);
    if (missing === undefined) navigate(paths.confirmPlan({ pc_sid: opened.pcSid }));
    else setPcSid(opened.pcSid);
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
          <Button type="submit" form={formId} disabled={!agreed} pending={leaving} pendingText="Opening…">
            Continue
          </Button>
        </>
      }
    >
      {refusal && (
        <div className="mb-4">
          <FormError title={sessionFailed} takesFocus>
            {refusal.reason !== undefined && <p>{refusal.reason}</p>}
            {refusal.planActive && <TextLink to={paths.dashboard()}>Go to your dashboard</TextLink>}
          </FormError>
        </div>
      )}
      <PlanConditions offer={offer} balance={balance} />
      <form
        ref={form}
        id={formId}
        method="post"
        action={paymentFormAddress(
          payRoutes.buyTokens,
          paths.confirmPlan(pcSid === undefined ? {} : { pc_sid: pcSid }),
        )}
        onSubmit={begin}
        className="mt-4"
      >
        <input type="hidden" name="amount" value={missing ?? ''} />
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
