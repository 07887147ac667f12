import { Check, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type PlanType, planNames, planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { costOf } from '#shared/domain/tokens/money.ts';
import type { FrozenProfile } from '#shared/plan/plan-input.ts';
import { addresses } from '#web/config/addresses.ts';
import { carryAnswers } from '#web/lib/carried-answers.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { asRunAnswers, type CheckAnswers, hashWith } from './check-answers.ts';
import { fittingPlan, otherPlan, planWords } from './fitting-plan.ts';
import { useExplanation } from './use-explanation.ts';
import { VerdictSummary } from './verdict-summary.tsx';
import { inBrief } from './verdict-words.ts';

/** Nobody is known here: the rules of Australia, of no state in particular. */
const somebody: FrozenProfile = { name: '', country: 'Australia' };

function CopyLink({ answers }: { answers: CheckAnswers }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const address = () => new URL(hashWith(answers), location.href).href;
  const copy = async () => setOutcome((await copyText(address())) ? 'copied' : 'failed');
  return (
    <div>
      <Button variant="secondary" onClick={() => void copy()}>
        {outcome === 'copied' ? (
          <Check aria-hidden className="size-5" />
        ) : (
          <Link2 aria-hidden className="size-5" />
        )}
        Copy a link to this check
      </Button>
      <p role="status" className="mt-1 text-sm text-ink-soft wrap-anywhere">
        {outcome === 'copied' && 'Copied. The link holds these five answers and nothing else.'}
        {outcome === 'failed' && `Copy it by hand: ${address()}`}
      </p>
    </div>
  );
}

function PlanLink({ plan, isOther = false }: { plan: PlanType; isOther?: boolean }) {
  return (
    <ButtonLink to={addresses.plans({ plan })} variant={isOther ? 'secondary' : 'primary'}>
      {planNames[plan]}, {formatAud(costOf(planPrices[plan]))}: {planWords[plan]}
    </ButtonLink>
  );
}

/** The model comes only with this part. */
export default function GoalCheckResult({ answers }: { answers: CheckAnswers }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = useExplanation({ answers: asRunAnswers(answers), profile: somebody });
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    const check =
      outcome.kind === 'told'
        ? { fits: fittingPlan(outcome.told).plan, words: inBrief(outcome.told) }
        : undefined;
    carryAnswers(asRunAnswers(answers), { check });
  }, [answers, outcome]);
  if (outcome.kind === 'nothing') return null;
  if (outcome.kind === 'failed')
    return (
      <p role="alert">
        We can’t check these answers: that is a fault on our side. A plan can be made from them all the same.
      </p>
    );
  const { told } = outcome;
  const { plan, name, reason } = fittingPlan(told);
  return (
    <section aria-labelledby="goal-check-result" className="border-t border-line pt-5">
      <h2
        id="goal-check-result"
        ref={heading}
        tabIndex={-1}
        className="mb-3 scroll-mt-4 text-lg outline-none"
      >
        Your goal, checked
      </h2>
      <VerdictSummary told={told} />
      <p className="mt-5">
        <strong className="font-semibold">{name} fits.</strong> {reason}
      </p>
      <div className="mt-4 flex flex-col gap-3 @2xl:flex-row">
        <PlanLink plan={plan} />
        <PlanLink plan={otherPlan(plan, told)} isOther />
      </div>
      <p className="mt-2 text-sm text-ink-soft">Either begins with these answers.</p>
      <div className="mt-4">
        <CopyLink answers={answers} />
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        Estimates from general figures, not promises, and not financial advice.
      </p>
    </section>
  );
}
