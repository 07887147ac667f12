import type { ReactNode } from 'react';
import type { DescribedBusiness, Reach, Understanding } from '#shared/plan/describe/understanding.ts';
import type { SendInterest } from '../interest/interest-words.ts';
import { BeginnerWork } from '../understanding/beginner-work.tsx';
import { BusinessCard } from '../understanding/business-card.tsx';
import { MonthsChart } from '../understanding/months-chart.tsx';
import { OpenQuestions } from '../understanding/open-questions.tsx';
import { per, reached } from '../understanding/reach-words.ts';
import { WaysForward } from '../understanding/ways-forward.tsx';

const mostQuestions = 3;

/** The verdict on the best business: its main figure next to its picture. */
function Verdict({ business, reach }: { business: DescribedBusiness; reach: Reach | undefined }) {
  return (
    <div className="grid items-start gap-x-12 gap-y-5 @4xl:grid-cols-2">
      <div>
        {reach ? (
          <>
            <p className="font-serif text-2xl font-semibold">{reach.name}</p>
            <p>{reach.means}</p>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
              <span className="font-serif text-4xl font-semibold">{reached(reach)}</span>
              <span>
                {per(reach)} with {business.trade}
              </span>
            </p>
            <p className="mt-1 text-sm text-ink-soft">{reach.says}</p>
            {reach.levers.length > 0 && (
              <ul className="mt-3 list-disc space-y-1 pl-5">
                {reach.levers.map((lever) => (
                  <li key={lever}>{lever}</li>
                ))}
              </ul>
            )}
          </>
        ) : (
          <p className="font-serif text-2xl font-semibold">{business.title}</p>
        )}
      </div>
      <MonthsChart business={business} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  );
}

const Businesses = ({ businesses }: { businesses: readonly DescribedBusiness[] }) => (
  <ul className="mt-3 grid items-start gap-x-10 gap-y-8 @3xl:grid-cols-2 @5xl:grid-cols-3">
    {businesses.map((business, index) => (
      <li key={business.id} className="border-t border-line-strong pt-4">
        <BusinessCard business={business} first={index > 0 ? businesses[0] : undefined} />
      </li>
    ))}
  </ul>
);

interface CheckSummaryProps {
  understood: Understanding;
  sendInterest: SendInterest;
  toField: (kind: 'skill' | 'idea') => void;
  /** The next step. */
  children: ReactNode;
}

/**
 * A summary of the reading, the verdict on the best business, and up to three businesses from the person’s
 * own skills.
 */
export function CheckSummary({ understood, sendInterest, toField, children }: CheckSummaryProps) {
  const { summary, outcome, businesses, questions } = understood;
  const [first] = businesses;
  const isPlanned = outcome.kind === 'planned';
  return (
    <div className="grid gap-6 @4xl:gap-8">
      {summary !== undefined && (
        <p className="max-w-measure text-lg wrap-anywhere">
          <span className="font-semibold">We understood: </span>
          {summary}
        </p>
      )}
      {isPlanned && first ? (
        <Verdict business={first} reach={first.reaches} />
      ) : (
        <WaysForward {...{ outcome, sendInterest, toField }} />
      )}
      {isPlanned && outcome.says !== '' && <p>{outcome.says}</p>}
      {businesses.length > 0 && (
        <Section title={isPlanned ? outcome.title : 'Work that needs no experience'}>
          {isPlanned ? <Businesses businesses={businesses} /> : <BeginnerWork businesses={businesses} />}
        </Section>
      )}
      {isPlanned && questions.length > 0 && (
        <Section title="For a better estimate">
          <div className="mt-2">
            <OpenQuestions questions={questions.slice(0, mostQuestions)} />
          </div>
        </Section>
      )}
      {children}
    </div>
  );
}
