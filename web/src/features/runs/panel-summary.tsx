import type { Understanding } from '#shared/plan/describe/understanding.ts';
import { BusinessCard } from '#web/components/understanding/business-card.tsx';
import { MonthsChart } from '#web/components/understanding/months-chart.tsx';
import { chosenOf } from '#web/components/understanding/reach-words.ts';

/** Next to the form: the business that a plan would be made for, and the number of open questions. */
export function PanelSummary({ understood }: { understood: Understanding }) {
  const { outcome, summary, questions } = understood;
  const business = chosenOf(understood);
  const isPlanned = outcome.kind === 'planned';
  return (
    <div className="grid gap-5">
      {isPlanned ? (
        summary !== undefined && <p className="wrap-anywhere">{summary}</p>
      ) : (
        <div>
          <h3 className="text-lg">{outcome.title}</h3>
          <p className="mt-1 wrap-anywhere">{outcome.says}</p>
        </div>
      )}
      {questions.length > 0 && (
        <p className="font-semibold">
          {questions.length === 1 ? 'There’s one question' : `There are ${questions.length} questions`} below
          your answers.
        </p>
      )}
      {isPlanned && business && (
        <div>
          <h3 className="mb-2 font-sans text-base font-semibold">The business we’d plan</h3>
          <BusinessCard business={business} chart={<MonthsChart business={business} />} />
        </div>
      )}
    </div>
  );
}
