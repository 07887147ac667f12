import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import { answerNames } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { Button } from '#web/components/button/button.tsx';
import { firstFields } from './run-questions.tsx';

interface CarriedSummaryProps {
  answers: RunAnswers;
  onChange: () => void;
}

/** The answers of the goal check in short, so that the remaining question comes first. */
export function CarriedSummary({ answers, onChange }: CarriedSummaryProps) {
  return (
    <div className="card p-4 sm:p-5">
      <div className="flex items-center justify-between gap-4">
        <p>We filled in your goal check answers.</p>
        <Button variant="secondary" label="Change these answers" onClick={onChange}>
          Change
        </Button>
      </div>
      <dl className="mt-3 divide-y divide-line border-t border-line">
        {firstFields.map((field) => (
          <div key={field} className="flex justify-between gap-4 py-1.5 text-sm">
            <dt className="shrink-0 text-ink-soft">{answerNames[field]}</dt>
            <dd className="text-right font-medium wrap-anywhere">
              {field === 'budget' ? budgetBandName(answers.budget) : answers[field]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
