import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FundingAnswers, stageLabel } from '#shared/domain/funding/funding-answers.ts';

export interface AnswersLineProps {
  answers: FundingAnswers;
  /** The form, to answer anew. */
  children: ReactNode;
}

/** What was answered, in a line that opens the questions again. Other answers begin folded. */
export function AnswersLine({ answers, children }: AnswersLineProps) {
  const words = [stageLabel(answers.stage), answers.abn ? 'with an ABN' : 'no ABN', answers.state];
  return (
    <details key={words.join()} className="card answers-line">
      <summary>
        <span>{words.join(' · ')}</span>
        <span>
          Change
          <ChevronDown aria-hidden className="size-5" />
        </span>
      </summary>
      {children}
    </details>
  );
}
