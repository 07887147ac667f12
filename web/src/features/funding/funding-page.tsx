import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { grants } from '#shared/content/grants/grants.ts';
import {
  type FundingStage,
  isElsewhere,
  wholeFundingAnswers,
} from '#shared/domain/funding/funding-answers.ts';
import { FoldSection } from '#web/components/fold-section.tsx';
import { followFolds } from '#web/lib/folds.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useNow } from '#web/lib/use-now.ts';
import { AnswersLine } from './answers-line.tsx';
import { findMatches } from './find-matches.ts';
import { FundingForm } from './funding-form.tsx';
import { FundingHead } from './funding-head.tsx';
import { GrantCard } from './grant-card.tsx';
import { lastChecked, openFirst } from './open-first.ts';
import { PathFirst } from './path-first.tsx';
import { isOpen, roundNews } from './round-words.ts';
import { useFundingForm } from './use-funding-form.ts';

const loadResults = () => import('./funding-results.tsx');
const FundingResults = lazy(loadResults);
const OtherState = lazy(() => import('./other-state.tsx'));

function AllGrants({ nowMs, stage }: { nowMs: number; stage: FundingStage | undefined }) {
  const open = grants.filter((grant) => isOpen(roundNews(grant, nowMs).kind)).length;
  useLayoutEffect(followFolds, []);
  return (
    <div className="folds-wide">
      <FoldSection title={`See all ${grants.length} grants (${open} open now)`} id="all-grants">
        <div className="card">
          {openFirst(grants, nowMs).map((grant) => (
            <GrantCard key={grant.id} grant={grant} stage={stage} />
          ))}
        </div>
      </FoldSection>
    </div>
  );
}

export default function FundingPage() {
  const hydrated = useHydrated();
  const funding = useFundingForm();
  const { answers } = funding;
  const heading = useRef<HTMLHeadingElement>(null);
  const nowMs = useNow(lastChecked);
  // False for answers that came with the address.
  const [answeredHere, setAnsweredHere] = useState(false);
  // Loads the results' code before the first answer.
  useEffect(() => void loadResults().catch(() => undefined), []);
  // By then the heading shows the result.
  const goToResults = () => {
    setAnsweredHere(true);
    setTimeout(() => heading.current?.focus());
  };
  const form = <FundingForm funding={funding} onAnswered={goToResults} />;
  const whole = answers && wholeFundingAnswers(answers);
  const matches = whole && findMatches(whole, nowMs);
  // Without a match, the page itself offers the paths.
  const closes = answers === undefined || (!isElsewhere(answers.state) && matches?.length !== 0);
  // The prerendered page knows no answers. Its content is hidden from visitors who bring some, so that
  // nothing moves.
  const atFirst = hydrated ? '' : 'answered:invisible';
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="py-6 bg-slate text-paper sm:py-8">
        <div className={`grid grid-cols-1 gap-y-5 gap-x-14 page-width ${atFirst}`}>
          <FundingHead answers={answers} matches={matches} nowMs={nowMs} heading={heading} />
          {answers ? (
            <AnswersLine answers={answers} folds={answeredHere}>
              {form}
            </AnswersLine>
          ) : (
            <div className="card text-ink">{form}</div>
          )}
        </div>
      </div>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <div
          className={`page-width ${atFirst} flex grow flex-col gap-6 py-6 sm:py-8 ${answeredHere ? 'answered-rows' : ''}`}
        >
          {answers && isElsewhere(answers.state) ? (
            <OtherState answers={{ ...answers, state: answers.state }} />
          ) : whole && matches ? (
            <FundingResults answers={whole} matches={matches} />
          ) : (
            <AllGrants nowMs={nowMs} stage={funding.stage} />
          )}
        </div>
        {closes && (
          <div className={atFirst}>
            <PathFirst stage={funding.stage} />
          </div>
        )}
      </Suspense>
    </div>
  );
}
