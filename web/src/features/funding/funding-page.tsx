import { useRef } from 'react';
import { grants } from '#shared/content/grants/grants.ts';
import { coveredState, type FundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { FundingForm } from './funding-form.tsx';
import { FundingResults } from './funding-results.tsx';
import { GrantCard } from './grant-card.tsx';
import { lastChecked, openFirst } from './open-first.ts';
import { StageTable } from './stage-table.tsx';
import { useFundingForm } from './use-funding-form.ts';
import { useNow } from './use-now.ts';

function AllGrants() {
  const nowMs = useNow(lastChecked);
  return (
    <div className="flex flex-col gap-5">
      <h2>All grants in our list</h2>
      {openFirst(grants, nowMs).map((grant) => (
        <GrantCard key={grant.id} grant={grant} />
      ))}
    </div>
  );
}

/** Of one state; to somebody from another it says nothing, and the build, which knows no answers, hides it from them. */
function ScaleOfStages({ answers }: { answers: FundingAnswers | undefined }) {
  const hydrated = useHydrated();
  const nowMs = useNow(lastChecked);
  if (answers !== undefined && answers.state !== coveredState) return null;
  return (
    <div className={hydrated ? '' : 'elsewhere:hidden'}>
      <StageTable grants={grants} nowMs={nowMs} stage={answers?.stage} />
    </div>
  );
}

const questionsId = 'questions';

export default function FundingPage() {
  const hydrated = useHydrated();
  const funding = useFundingForm();
  const heading = useRef<HTMLHeadingElement>(null);
  // The results are drawn by then.
  const goToResults = () => setTimeout(() => heading.current?.focus());
  return (
    <>
      <div className="funding-head">
        <div className="page-width">
          <div>
            <h1>Find grants you may qualify for</h1>
            <p className="mt-3 text-lg">
              Three questions show which match, why, and which are closed. We cover New South Wales so far,
              and a match is no decision by the body that gives the grant.
            </p>
            <p className="mt-1 -mb-2 lg:hidden">
              <a
                href={`#${questionsId}`}
                className="inline-flex min-h-11 items-center font-semibold text-inherit hover:text-inherit"
              >
                Go to the three questions
              </a>
            </p>
          </div>
          <ScaleOfStages answers={funding.answers} />
        </div>
      </div>
      <div className="page-width grid items-start gap-8 py-8 sm:py-10 lg:grid-cols-[22rem_1fr] lg:gap-12">
        <div id={questionsId} className="scroll-mt-4 lg:sticky lg:top-6">
          <FundingForm funding={funding} onAnswered={goToResults} />
        </div>
        {/* The build knows no answers: its list is hidden from a visitor who brings some, so that nothing moves. */}
        <div className="min-h-[50dvh] lg:min-h-[calc(100dvh-16rem)]">
          {funding.answers ? (
            <FundingResults answers={funding.answers} heading={heading} />
          ) : (
            <div className={hydrated ? '' : 'answered:hidden'}>
              <AllGrants />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
