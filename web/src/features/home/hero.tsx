import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';

// Comes to life after the rest of the page.
const GoalCheck = lazy(() => import('#web/components/goal-check/goal-check.tsx'));

/** The parts of a Basic plan, in their order. */
const contents: readonly [page: number, what: string][] = [
  [2, 'Your plan on one page'],
  [3, 'Why this path, and why not the others'],
  [4, 'Your offer and its price ladder'],
  [5, 'What one sale leaves, and when you break even'],
  [6, 'Twelve months of cash, in three scenarios'],
  [7, 'Hours you have against hours it takes'],
  [8, 'Your first 14 days'],
  [9, 'Australian duties, grants and every assumption'],
];

function PlanContents() {
  return (
    <section aria-labelledby="plan-contents" className="rounded-md border border-line bg-sheet p-5 sm:p-7">
      <h2 id="plan-contents" className="text-xl">
        Inside a Basic plan
      </h2>
      <p className="mt-1 text-sm text-ink-soft">About 9 pages, made from your answers, sent as a PDF</p>
      <ol className="mt-4">
        {contents.map(([page, what]) => (
          <li key={page} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
            <span>{what}</span>
            <span className="shrink-0 text-sm text-ink-soft tabular-nums">
              <span className="sr-only">page </span>
              {page}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-4 text-sm">
        <span className="font-semibold">From 38.5 tokens (A$38.50), GST included.</span> Pro and Enterprise go
        further, and a person reads your answers first.
      </p>
    </section>
  );
}

export function Hero() {
  return (
    <div className="page-width grid items-start gap-10 pt-10 pb-14 sm:pt-16 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <div>
        <h1 className="text-4xl">
          Turn your skills and spare hours into a business plan you can check line by line.
        </h1>
        <p className="mt-6 max-w-[52ch] text-lg text-ink-soft">
          Tell us what you can do, what you can spend and what you would like to earn. You get a written plan
          that shows the hours it takes, what to charge, and what would have to be true, even when the answer
          is “not yet”.
        </p>
        <div className="mt-8">
          <Suspense>
            <GoalCheck />
          </Suspense>
        </div>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to={addresses.plans()} variant="secondary">
            Build my plan
          </ButtonLink>
          <ButtonLink to={addresses.buildPath()} variant="secondary">
            Browse income paths
          </ButtonLink>
        </div>
        <p className="mt-6 max-w-[52ch] text-sm text-ink-soft">
          Made for people starting out in Australia. Estimates, not promises:{' '}
          <Link to={addresses.about()}>where our figures come from</Link>.
        </p>
      </div>
      <PlanContents />
    </div>
  );
}
