import type { ReactNode } from 'react';
import type { Question } from '#shared/plan/describe/understanding.ts';

interface OpenQuestionProps {
  question: Question;
  /** The control that answers it, if there is one here. */
  children?: ReactNode;
}

const OpenQuestion = ({ question: { ask, choices, words }, children }: OpenQuestionProps) => (
  <li className="wrap-anywhere">
    <p className="font-semibold">{ask}</p>
    {words !== undefined && <p className="text-sm text-ink-soft">You wrote: “{words}”</p>}
    {choices !== undefined && <p className="text-sm text-ink-soft">{choices.join(' · ')}</p>}
    {children}
  </li>
);

/** The open questions, in the order of their effect. */
export const OpenQuestions = ({ questions }: { questions: readonly Question[] }) => (
  <ul className="list-disc space-y-2 pl-5">
    {questions.map((question) => (
      <OpenQuestion key={question.id} question={question} />
    ))}
  </ul>
);
