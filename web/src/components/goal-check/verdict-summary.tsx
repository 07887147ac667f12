import { printNote } from '#shared/plan/goal/notes.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { FactList } from '../fact-list.tsx';
import { MonthsChart } from './months-chart.tsx';
import { VerdictGauge } from './verdict-gauge.tsx';
import { monthly } from './verdict-names.ts';
import { deadlineAsRead, goalAsRead, hoursNeeded, verdictOf, whatItTakes } from './verdict-words.ts';

/** What the model makes of some answers: the verdict, its figures, and what would have to be true. */
export function VerdictSummary({ told }: { told: Explanation }) {
  const { feasibility, goal } = told;
  const takes = whatItTakes(told);
  return (
    <div className="grid content-start items-start gap-x-12 gap-y-4 @4xl:grid-cols-2">
      <div className="flex flex-col gap-4">
        <p className="font-serif text-xl font-semibold">{verdictOf(told)}</p>
        {!feasibility.targetFromHours && <VerdictGauge {...feasibility} />}
        <FactList
          facts={[
            ['Goal as read', goalAsRead(told)],
            ['By', deadlineAsRead(told)],
            ['These answers support', monthly(feasibility.supportedCents)],
            ['Hours needed', hoursNeeded(told)],
            ['Path that fits best', told.path.title],
          ]}
        />
        {goal.notes.length > 0 && (
          <ul className="list-disc space-y-1 pl-5 text-sm">
            {goal.notes.map((note) => (
              <li key={note.id} className="wrap-anywhere">
                {printNote(note)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-col gap-4">
        <figure>
          <figcaption className="mb-2 text-sm text-ink-soft">
            What is left of a month before tax, on average of three
          </figcaption>
          <MonthsChart {...told} />
        </figure>
        {takes !== undefined && (
          <div>
            <h3 className="text-lg">What would have to be true</h3>
            {takes.alone.length > 0 && (
              <>
                <p className="text-sm text-ink-soft">Any one of these:</p>
                <ul className="mt-1 list-disc space-y-1 pl-5">
                  {takes.alone.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              </>
            )}
            {takes.besides.map((sentence) => (
              <p key={sentence} className="mt-2">
                {sentence}
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
