import type { ReactNode } from 'react';
import type { DescribedBusiness, Understanding } from '#shared/plan/describe/understanding.ts';
import { BeginnerWork } from '#web/components/understanding/beginner-work.tsx';
import { BusinessCard } from '#web/components/understanding/business-card.tsx';
import { MonthsChart } from '#web/components/understanding/months-chart.tsx';
import { OpenQuestions } from '#web/components/understanding/open-questions.tsx';
import { UnderstoodFacts } from '#web/components/understanding/understood-facts.tsx';
import { WaysForward } from '#web/components/understanding/ways-forward.tsx';

const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-lg">{title}</h3>
    {children}
  </section>
);

/** Up to three businesses, the best with its year. */
const Businesses = ({ businesses }: { businesses: readonly DescribedBusiness[] }) => (
  <ol className="grid gap-8">
    {businesses.map((business, index) => (
      <li key={business.id} className="border-t border-line pt-4">
        <BusinessCard
          business={business}
          first={index > 0 ? businesses[0] : undefined}
          isFolded={index > 0}
          chart={index === 0 ? <MonthsChart business={business} /> : undefined}
        />
      </li>
    ))}
  </ol>
);

/** For submitted answers: the open questions, the facts, and the businesses. */
export function PanelSections({ understood }: { understood: Understanding }) {
  const { outcome, questions, facts, businesses, chosen } = understood;
  const isPlanned = outcome.kind === 'planned';
  const first = businesses.toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
  return (
    <div className="grid gap-7">
      {!isPlanned && <WaysForward outcome={outcome} />}
      {questions.length > 0 && (
        <PanelSection title="Open questions">
          <OpenQuestions questions={questions} />
        </PanelSection>
      )}
      {facts.length > 0 && (
        <PanelSection title="What we understood">
          <UnderstoodFacts facts={facts} />
        </PanelSection>
      )}
      {businesses.length > 0 && (
        <PanelSection title={isPlanned ? 'Your business' : 'Work that needs no experience'}>
          {outcome.says !== '' && isPlanned && <p className="mb-3">{outcome.says}</p>}
          {isPlanned ? <Businesses businesses={first} /> : <BeginnerWork businesses={businesses} />}
        </PanelSection>
      )}
    </div>
  );
}
