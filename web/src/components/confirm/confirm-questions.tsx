import { useRef, useState } from 'react';
import type { ConfirmedGoal } from '#shared/plan/confirm/confirmed.ts';
import type { Question } from '#shared/plan/describe/understanding.ts';
import { mustBeAnswered } from '#shared/plan/reading/reading.ts';
import { Button } from '../button/button.tsx';
import { controlFor } from './confirm-control.tsx';
import { type ConfirmProps, SaidWords, setFact } from './control-parts.tsx';
import { OpenControl, type OpenControls, openerId } from './open-control.tsx';
import type { LoadTrades } from './trade-picker.tsx';

interface ConfirmQuestionsProps extends ConfirmProps {
  questions: readonly Question[];
  /** Without a reviewer, some questions must be answered before submission. */
  isUnreviewed: boolean;
  controls: OpenControls;
  loadTrades: LoadTrades;
}

const placeOf = ({ id }: Pick<Question, 'id'>): string => `question-${id}`;

/** The question with the open control keeps its place while its answer is being typed. */
function useHeld(questions: readonly Question[], openAt: string | undefined) {
  const [held, setHeld] = useState<{ question: Question; index: number }>();
  const isOpen = held !== undefined && openAt === placeOf(held.question);
  const index = questions.findIndex((one) => openAt === placeOf(one));
  const question = questions[index];
  if (question && (held?.question !== question || held.index !== index)) setHeld({ question, index });
  return isOpen && !question ? questions.toSpliced(held.index, 0, held.question) : questions;
}

/** One press sets before or after tax when the rest of the goal was read. */
function TaxAnswers({ value, read, onChange, onAnswered }: ConfirmProps & { onAnswered: () => void }) {
  const { goal } = read;
  if (!goal) return null;
  const answer = (tax: ConfirmedGoal['tax']) => {
    onChange(setFact({ value, read }, 'goal', { ...goal, tax }));
    onAnswered();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => answer('before')}>
        Before tax
      </Button>
      <Button variant="secondary" onClick={() => answer('after')}>
        After tax
      </Button>
    </>
  );
}

/** The open questions, each with the control that answers it. */
export function ConfirmQuestions({
  questions,
  isUnreviewed,
  controls,
  loadTrades,
  ...props
}: ConfirmQuestionsProps) {
  const { opened, open, close } = controls;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useHeld(questions, opened?.at);
  if (shown.length === 0) return null;
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-lg focus:outline-none">
        {shown.length === 1 ? 'One question' : `${shown.length} questions`}
      </h3>
      <ul className="mt-1 divide-y divide-line border-t border-line">
        {shown.map((question) => {
          const { id, about, ask, words } = question;
          const kind = controlFor(about);
          const at = placeOf(question);
          const isOpen = opened?.at === at;
          return (
            <li key={id} className="py-3 wrap-anywhere">
              <p className="font-semibold" id={`${openerId(at)}-ask`}>
                {ask}
              </p>
              <SaidWords words={words} />
              {isUnreviewed && mustBeAnswered(question) && (
                <p className="text-sm font-semibold text-ochre">Needed before you submit.</p>
              )}
              {!isOpen && kind && (
                <div className="mt-2 flex flex-wrap gap-3">
                  {id === 'goal-tax' && <TaxAnswers {...props} onAnswered={() => heading.current?.focus()} />}
                  {!(id === 'goal-tax' && props.read.goal) && (
                    <button
                      type="button"
                      id={openerId(at)}
                      aria-describedby={`${openerId(at)}-ask`}
                      className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-line-strong bg-sheet px-4 font-semibold text-leaf hover:border-leaf hover:bg-leaf-tint focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf"
                      onClick={() => open(kind, at)}
                    >
                      Answer
                    </button>
                  )}
                </div>
              )}
              {isOpen && opened && (
                <OpenControl
                  {...props}
                  kind={opened.kind}
                  takesFocus={opened.takesFocus}
                  about={id === 'goal-date' ? 'input[type="date"]' : undefined}
                  loadTrades={loadTrades}
                  onDone={close}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
