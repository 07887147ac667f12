import { useRef } from 'react';
import { grants } from '#shared/content/grants/grants.ts';
import type { FundingStage } from '#shared/domain/funding/funding-answers.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { AnswersLine } from './answers-line.tsx';
import { findMatches } from './find-matches.ts';
import { FundingForm } from './funding-form.tsx';
import { FundingHead } from './funding-head.tsx';
import { FundingResults } from './funding-results.tsx';
import { GrantCard } from './grant-card.tsx';
import { lastChecked, openFirst } from './open-first.ts';
import { PathFirst } from './path-first.tsx';
import { useFundingForm } from './use-funding-form.ts';
import { useNow } from './use-now.ts';

function AllGrants({ nowMs, stage }: { nowMs: number; stage: FundingStage | undefined }) {
  return (
    <>
      <h2>All grants in our list</h2>
      <div className="card">
        {openFirst(grants, nowMs).map((grant) => (
          <GrantCard key={grant.id} grant={grant} stage={stage} />
        ))}
      </div>
      <PathFirst />
    </>
  );
}

export default function FundingPage() {
  const hydrated = useHydrated();
  const funding = useFundingForm();
  const { answers } = funding;
  const heading = useRef<HTMLHeadingElement>(null);
  const nowMs = useNow(lastChecked);
  // The results are drawn by then.
  const goToResults = () => setTimeout(() => heading.current?.focus());
  const form = <FundingForm funding={funding} onAnswered={goToResults} />;
  const matches = answers && findMatches(answers, nowMs);
  // The build knows no answers: what it drew is hidden from a visitor who brings some, so that nothing moves.
  const atFirst = hydrated ? 'page-width' : 'page-width answered:invisible';
  return (
    <div className="min-h-dvh">
      <div className="funding-head">
        <div className={atFirst}>
          <FundingHead answers={answers} matches={matches} nowMs={nowMs} heading={heading} />
          {answers ? <AnswersLine answers={answers}>{form}</AnswersLine> : <div className="card">{form}</div>}
        </div>
      </div>
      <div className={`${atFirst} flex flex-col gap-6 py-8 sm:gap-8 sm:py-12`}>
        {answers && matches ? (
          <FundingResults answers={answers} matches={matches} nowMs={nowMs} />
        ) : (
          <AllGrants nowMs={nowMs} stage={funding.stage} />
        )}
      </div>
    </div>
  );
}
