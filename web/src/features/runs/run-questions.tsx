import { type ReactNode, useState } from 'react';
import { budgetBandNames } from '#shared/domain/runs/budget-bands.ts';
import { type AnswerField, answerLimits, answerNames, leastGoal } from '#shared/domain/runs/submit-rules.ts';
import { budgetBands, timeBands } from '#shared/plan/plan-input.ts';
import { ChipsField } from '#web/components/form/chips-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';
import { BackgroundField } from './background-field.tsx';
import { FormStep, type FormStepProps } from './form-step.tsx';
import { GoalNote } from './goal-note.tsx';
import type { Reading } from './reading.ts';
import { runInterests, runSkills } from './run-words.ts';
import { WithLeast } from './with-least.tsx';

/** The questions that the goal check asks, too. */
export const firstFields = [
  'budget',
  'timePerWeek',
  'skills',
  'interests',
  'incomeGoal',
] as const satisfies AnswerField[];

export interface RunQuestionsProps {
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
