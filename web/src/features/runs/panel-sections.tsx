import type { ReactNode } from 'react';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { DescribedBusiness, Understanding } from '#shared/plan/describe/understanding.ts';
import { BusinessCard } from '#web/components/understanding/business-card.tsx';
import { MonthsChart } from '#web/components/understanding/months-chart.tsx';
import { OpenQuestions } from '#web/components/understanding/open-questions.tsx';
import { UnderstoodFacts } from '#web/components/understanding/understood-facts.tsx';
import { WaysForward } from '#web/components/understanding/ways-forward.tsx';
import { leadTo } from './lead-to.ts';

const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-lg">{title}</h3>
    {children}
  </section>
);

const toField = (kind: 'skill' | 'idea') => leadTo(kind === 'skill' ? 'run-skills' : 'run-content');

/** Up to three, the best with its year. */
const Businesses = ({ businesses }: { businesses: readonly DescribedBusiness[] }) => (
  <ol className="grid gap-8">
    {businesses.map((business, index) => (
      <li key={business.id} className="border-t border-line pt-4">
        <BusinessCard
          business={business}
          chart={index === 0 ? <MonthsChart business={business} /> : undefined}
        />
      </li>
    ))}
  </ol>
);

interface PanelSectionsProps {
  understood: Understanding;
  plan: PlanType;
  /** False for what was handed in: there is nothing to change. */
  editable: boolean;
}

/** What is still open, what we understood, and which businesses fit. */
export function PanelSections({ understood, plan, editable }: PanelSectionsProps) {
  const { outcome, questions, facts, businesses, basicNeeds } = understood;
  const isPlanned = outcome.kind === 'planned';
  return (
    <div className="grid gap-7">
      {!isPlanned && <WaysForward outcome={outcome} {...(editable && { toField })} />}
      {isPlanned && plan === 'BASIC' && basicNeeds.length > 0 && (
        <p className="border-l-4 border-mist py-1 pl-3 font-semibold wrap-anywhere">{basicNeeds.join(' ')}</p>
      )}
      {questions.length > 0 && (
        <PanelSection title={editable ? 'Please answer' : 'Open questions'}>
          {editable && (
            <p className="mb-2 text-sm text-ink-soft">
              Write it in your answers. What changes most comes first.
            </p>
          )}
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
          <Businesses businesses={businesses} />
        </PanelSection>
      )}
    </div>
  );
}
