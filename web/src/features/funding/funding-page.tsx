import { useRef } from 'react';
import { grants } from '#shared/content/grants/grants.ts';
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
      <StageTable grants={grants} nowMs={nowMs} />
      {openFirst(grants, nowMs).map((grant) => (
        <GrantCard key={grant.id} grant={grant} />
      ))}
    </div>
  );
}

export default function FundingPage() {
  const hydrated = useHydrated();
  const funding = useFundingForm();
  const heading = useRef<HTMLHeadingElement>(null);
  // The results are drawn by then.
  const goToResults = () => setTimeout(() => heading.current?.focus());
  return (
    <div className="page-width py-8 sm:py-12">
      <h1>Find grants you may qualify for</h1>
      <p className="mt-3 max-w-measure text-lg">
        Answer three questions and see which grants match, why, and which are closed. We cover New South Wales
        so far. A match here is no decision by the body that gives the grant.
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[22rem_1fr] lg:gap-12">
        <FundingForm funding={funding} onAnswered={goToResults} />
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
    </div>
  );
}
