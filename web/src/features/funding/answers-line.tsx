import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type FundingAnswers, homeStage, stageLabel } from '#shared/domain/funding/funding-answers.ts';

export interface AnswersLineProps {
  answers: Partial<FundingAnswers>;
  /** The questions were open until now. */
  folds: boolean;
  /** The form for changing the answers. */
  children: ReactNode;
}

const wordsOf = ({ abn, stage, state }: Partial<FundingAnswers>): string[] => [
  ...(stage === undefined ? [] : [stageLabel(stage)]),
  ...(abn === undefined || stage === homeStage ? [] : [abn ? 'with an ABN' : 'no ABN']),
  ...(state === undefined ? [] : [state]),
];

/** The answers on one line, which opens the questions again. */
export function AnswersLine({ answers, folds, children }: AnswersLineProps) {
  const words = wordsOf(answers);
  const line = useRef<HTMLDetailsElement>(null);
  const asWords = words.join();
  useLayoutEffect(() => {
    const { current } = line;
    if (current === null || !folds || asWords === '') return;
    current.open = true;
    const frame = requestAnimationFrame(() => {
      current.open = false;
    });
    return () => cancelAnimationFrame(frame);
  }, [folds, asWords]);
  return (
    <details key={asWords} ref={line} className="card answers-line text-ink">
      <summary className="py-2 px-4 gap-4 flex items-center justify-between cursor-pointer leading-[1.35] list-none flex-wrap min-h-14 rounded-md sm:px-6 hover:bg-leaf-faint in-open:border-b in-open:border-b-line in-open:rounded-b-none">
        <span className="grow shrink basis-20 font-semibold">
          {words.map((word) => word.replaceAll(' ', '\u00a0')).join('\u00a0· ')}
        </span>
        <span className="gap-1 inline-flex items-center text-leaf font-semibold">
          Change
          <ChevronDown aria-hidden className="size-5" />
        </span>
      </summary>
      {children}
    </details>
  );
}
