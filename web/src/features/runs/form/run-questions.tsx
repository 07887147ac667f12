import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { budgetBandNames } from '#shared/domain/runs/budget-bands.ts';
import { type AnswerField, answerLimits, answerNames, leastGoal } from '#shared/domain/runs/submit-rules.ts';
import { budgetBands, timeBands } from '#shared/plan/plan-input.ts';
import { Button } from '#web/components/button/button.tsx';
import { ChipsField } from '#web/components/chips/chips-field.tsx';
import { classNames } from '#web/components/class-names.ts';
import { SelectField } from '#web/components/form/select-field.tsx';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';
import type { Reading } from '../reading.ts';
import { runInterests, runSkills } from '../run-page/run-words.ts';
import { BackgroundField, WithLeast } from './background-field.tsx';

export interface FormStepProps {
  number: number;
  title: string;
  /** Every question is answered. */
  done: boolean;
  /** Its answers on one line, until the customer opens it. */
  inShort?: { words: string; onChange: () => void } | undefined;
  children: ReactNode;
}

/** Related questions under a common heading. */
function FormStep({ number, title, done, inShort, children }: FormStepProps) {
  const id = `run-step-${number}`;
  const questions = useRef<HTMLDivElement>(null);
  const change = () => {
    inShort?.onChange();
    // The questions replace the pressed button and take its focus.
    requestAnimationFrame(() => questions.current?.querySelector<HTMLElement>('select, button')?.focus());
  };
  return (
    <section
      aria-labelledby={id}
      className="border-line-strong not-first-of-type:border-t not-first-of-type:pt-5"
    >
      <h2 id={id} className={classNames('flex items-center gap-3 text-xl', inShort ? 'mb-2' : 'mb-5')}>
        <span
          aria-hidden
          className={classNames(
            'grid size-8 shrink-0 place-items-center rounded-full border border-leaf font-sans text-base transition-colors duration-150',
            done ? 'bg-leaf text-sheet forced-colors:border-3' : 'bg-sheet text-leaf',
          )}
        >
          {done ? <Check className="size-5" /> : number}
        </span>
        {title}
        <span className="sr-only">{done && ', answered'}</span>
      </h2>
      <div ref={questions} className="flex flex-col gap-6">
        {inShort === undefined ? (
          children
        ) : (
          <div className="flex items-center justify-between gap-4">
            <p className="min-w-0 wrap-anywhere">{inShort.words}</p>
            <div className="shrink-0">
              <Button variant="secondary" label={`Change: ${title}`} onClick={change}>
                Change
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

const noteOf = ({ goal, gap, noAmount }: Reading) => {
  // In plain ink, because the customer may still be typing.
  if (noAmount) return { words: 'No amount yet', tone: 'text-ink-soft' };
  if (goal === undefined) return undefined;
  return gap === undefined
    ? { words: `Your goal: ${goal}`, tone: 'text-leaf', Icon: Check }
    : { words: `Your goal: ${goal}. Not yet`, tone: 'text-ochre', Icon: TriangleAlert };
};

/**
 * Below the goal: how it is read, and whether the other answers support it. Its line is reserved, so that
 * nothing moves.
 */
function GoalNote({ reading, shown }: { reading: Reading | undefined; shown: boolean }) {
  const note = shown && reading !== undefined ? noteOf(reading) : undefined;
  return (
    <p className={`mt-1 flex min-h-10 gap-1.5 text-sm font-semibold sm:min-h-5 ${note?.tone ?? ''}`}>
      {note?.Icon && <note.Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      {note && <span className="min-w-0">{note.words}</span>}
    </p>
  );
}

/** The questions that the goal check asks, too. */
export const firstFields = [
  'budget',
  'timePerWeek',
  'skills',
  'interests',
  'incomeGoal',
] as const satisfies AnswerField[];

interface RunQuestionsProps {
  text: (field: AnswerField) => TextBinding;
  /** Content above a field, at full width. */
  notes: (field: AnswerField) => ReactNode;
  /** Show only the questions that the goal check does not ask. */
  folded: boolean;
  /** The unanswered questions. */
  left: readonly AnswerField[];
  /** The answers that were sent back and are still unchanged. */
  unrevised: readonly AnswerField[];
  /** The short form of a step, by its fields. */
  inShort: (fields: readonly AnswerField[]) => FormStepProps['inShort'];
  /** The number of characters that an answer lacks. */
  toGo: (field: AnswerField) => number;
  /** The answers are being read. */
  reads: boolean;
  /** How the answers are read, if known. */
  reading: Reading | undefined;
}

export function RunQuestions(props: RunQuestionsProps) {
  const { text, notes, folded, left, unrevised, inShort, toGo, reads, reading } = props;
  // Who answered a question before knows what it asks. Hints stay while the page is open, so that nothing moves.
  const [asked] = useState(left);
  const hint = (field: AnswerField, words: string) => (asked.includes(field) ? words : undefined);
  const withNotes = (field: AnswerField, control: ReactNode) => (
    <div>
      {notes(field)}
      {control}
    </div>
  );
  const isDone = (...fields: AnswerField[]): boolean =>
    !fields.some((field) => left.includes(field) || unrevised.includes(field));
  return (
    <>
      {!folded && (
        <FormStep
          number={1}
          title="What you have"
          done={isDone('budget', 'timePerWeek')}
          inShort={inShort(['budget', 'timePerWeek'])}
        >
          <div>
            {notes('budget')}
            {notes('timePerWeek')}
            <div className="-mt-6 grid grid-cols-[repeat(auto-fit,minmax(max(40%,9rem),1fr))] gap-x-3 *:pt-6 *:grid *:row-span-4 *:grid-rows-subgrid sm:gap-x-6">
              <SelectField
                {...text('budget')}
                label={answerNames.budget}
                hint={hint('budget', 'What you can spend to get started.')}
                required
                options={budgetBands.map((band) => [band, budgetBandNames[band]] as const)}
                placeholder="Choose"
              />
              <SelectField
                {...text('timePerWeek')}
                label={answerNames.timePerWeek}
                hint={hint('timePerWeek', 'Hours you can do every week.')}
                required
                options={timeBands.map((band) => [band, band] as const)}
                placeholder="Choose"
              />
            </div>
          </div>
        </FormStep>
      )}
      {!folded && (
        <FormStep
          number={2}
          title="Skills and interests"
          done={isDone('skills', 'interests')}
          inShort={inShort(['skills', 'interests'])}
        >
          {withNotes(
            'skills',
            <ChipsField
              {...text('skills')}
              label={answerNames.skills}
              noun="skill"
              hint={hint('skills', 'What people could pay you for.')}
              required
              suggestions={runSkills}
            />,
          )}
          {withNotes(
            'interests',
            <ChipsField
              {...text('interests')}
              label={answerNames.interests}
              noun="interest"
              hint={hint('interests', 'What you’d like to work on.')}
              required
              suggestions={runInterests}
            />,
          )}
        </FormStep>
      )}
      <FormStep
        number={3}
        title={folded ? 'About you' : 'Your goal and background'}
        done={isDone('incomeGoal', 'content')}
      >
        {!folded &&
          withNotes(
            'incomeGoal',
            <>
              <WithLeast
                least={leastGoal}
                toGo={toGo('incomeGoal')}
                error={text('incomeGoal').error}
                unrevised={unrevised.includes('incomeGoal')}
                quiet={reads}
              >
                <TextareaField
                  {...text('incomeGoal')}
                  label={answerNames.incomeGoal}
                  hint={hint('incomeGoal', 'How much, and by when: “$800 a month by next June”.')}
                  required
                  rows={2}
                  max={answerLimits.incomeGoal}
                  redAbove={240}
                />
              </WithLeast>
              {text('incomeGoal').error === undefined && (
                <GoalNote reading={reading} shown={toGo('incomeGoal') === 0} />
              )}
            </>,
          )}
        {withNotes(
          'content',
          <BackgroundField
            binding={text('content')}
            toGo={toGo('content')}
            hint={hint(
              'content',
              'Tell us about your experience, anything you won’t do, and what you already have.',
            )}
            unrevised={unrevised.includes('content')}
            unread={reading?.unread === true}
          />,
        )}
      </FormStep>
    </>
  );
}
