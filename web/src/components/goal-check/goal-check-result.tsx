import { Check, Link2 } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { briefOf } from '#shared/plan/model/brief-model.ts';
import type { FrozenProfile } from '#shared/plan/plan-input.ts';
import { carryAnswers } from '#web/lib/carried-answers.ts';
import { hasSessionEnded, readSession } from '#web/lib/session.ts';
import { useCopied } from '#web/lib/use-copied.ts';
import { Button } from '../button/button.tsx';
import { controlLook } from '../form/field.tsx';
import { asRunAnswers, type CheckAnswers, hashWith } from './check-answers.ts';
import { offerAfter } from './fitting-plan.ts';
import { NextStep } from './next-step.tsx';
import { useAnswerPlace } from './use-answer-place.ts';
import { useExplanation } from './use-explanation.ts';
import { VerdictSummary } from './verdict-summary.tsx';
import { inBrief } from './verdict-words.ts';

/** Nobody is known here: the rules of Australia, of no state in particular. */
const somebody: FrozenProfile = { name: '', country: 'Australia' };

function CopyLink({ answers }: { answers: CheckAnswers }) {
  const id = useId();
  const { outcome, copy } = useCopied();
  const address = () => new URL(hashWith(answers), location.href).href;
  return (
    <div className={outcome === 'failed' ? 'w-full' : undefined}>
      <Button variant="secondary" onClick={() => void copy(address())}>
        {outcome === 'copied' ? (
          <Check aria-hidden className="size-5" />
        ) : (
          <Link2 aria-hidden className="size-5" />
        )}
        Copy a link to this check
      </Button>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {outcome === 'copied' && 'Copied. The link holds these five answers and nothing else.'}
        {outcome === 'failed' && 'Your browser does not let us copy it.'}
      </p>
      {outcome === 'failed' && (
        <div className="mt-2">
          <label htmlFor={id} className="font-semibold">
            Copy it by hand
          </label>
          <input
            id={id}
            readOnly
            value={address()}
            className={`mt-1 ${controlLook}`}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </div>
  );
}

interface GoalCheckResultProps {
  answers: CheckAnswers;
  /** Where in the window it stood for who is back; it comes to the top where it is new. */
  backTo: number | undefined;
  /** Another goal, with the same answers. */
  onTest: (goal: string) => void;
}

/** The model comes only with this part. */
export default function GoalCheckResult({ answers, backTo, onTest }: GoalCheckResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The same as long as the answers are: nothing is carried anew because the page is drawn again.
  const asked = useMemo(() => asRunAnswers(answers), [answers]);
  const outcome = useExplanation({ answers: asked, profile: somebody });
  useAnswerPlace(heading, backTo);
  const [account] = useState(() => readSession()?.userId);
  useEffect(() => {
    // What somebody changes once their session has ended by itself would be kept for the next account.
    if (account !== undefined && hasSessionEnded()) return;
    const offer = outcome.kind === 'told' ? offerAfter(outcome.told, asked.budget) : undefined;
    carryAnswers(asked, {
      check:
        outcome.kind === 'told' && offer?.kind === 'plan'
          ? { fits: offer.plan, words: inBrief(outcome.told), brief: briefOf(outcome.told) }
          : undefined,
    });
  }, [account, asked, outcome]);
  if (outcome.kind === 'nothing') return null;
  if (outcome.kind === 'failed')
    return (
      <p role="alert">
        We can’t check these answers: that is a fault on our side. A plan can be made from them all the same.
      </p>
    );
  const { told } = outcome;
  return (
    <section aria-labelledby="goal-check-result">
      <h2
        id="goal-check-result"
        ref={heading}
        tabIndex={-1}
        className="mb-1 scroll-mt-4 font-sans text-base text-ink-soft outline-none"
      >
        Your goal, checked
      </h2>
      <VerdictSummary told={told}>
        <NextStep {...{ told, onTest }} budget={answers.budget} />
      </VerdictSummary>
      <div className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-2">
        <CopyLink answers={answers} />
        <p className="text-sm text-ink-soft sm:py-2.5">
          Estimates from general figures, not promises, and not financial advice.
        </p>
      </div>
    </section>
  );
}
