import type { ReactNode } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { type AnswerField, answerLimits, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { budgetBands, timeBands } from '#shared/plan/plan-input.ts';
import { ChipsField } from '#web/components/form/chips-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';
import { budgetBandNames } from '#web/config/budget-bands.ts';
import { FieldNotes } from './field-notes.tsx';
import { RunActions } from './run-actions.tsx';
import { RunFaultNote } from './run-fault-note.tsx';
import { runInterests, runSkills } from './run-words.ts';
import type { RunDraft } from './use-run-draft.ts';
import { useRunForm } from './use-run-form.ts';

interface RunFormFieldsProps {
  run: RunDetail;
  runDraft: RunDraft;
  user: UserEntity | undefined;
}

/** The form of the specification; locked, it shows what was handed in. */
export function RunFormFields({ run, runDraft, user }: RunFormFieldsProps) {
  const form = useRunForm(runDraft);
  const editable = isEditable(run.runStatus);
  const text = (field: AnswerField) => {
    const binding = form.text(field);
    return editable ? binding : { ...binding, value: run.snapshot[field] };
  };
  const withNotes = (field: AnswerField, control: ReactNode) => (
    <div>
      <FieldNotes field={field} run={run} runDraft={runDraft} />
      {control}
    </div>
  );

  return (
    <form
      ref={form.form}
      id="run-form"
      method="post"
      noValidate
      className="flex min-w-0 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {editable && <RunFaultNote key={form.attempts} fault={form.fault} user={user} />}
      {runDraft.carried.answers && editable && (
        <p className="text-ink-soft">We filled in the answers of your goal check. Change what you like.</p>
      )}
      {runDraft.carried.path !== undefined && editable && (
        <p className="text-ink-soft">
          Your plan builds on the path you chose: its plan ID stands in the background field.
        </p>
      )}
      <fieldset disabled={!editable} className="flex min-w-0 flex-col gap-6">
        <legend className="sr-only">{editable ? 'Your answers' : 'Your answers, locked'}</legend>
        <div className="grid gap-6 sm:grid-cols-2">
          {withNotes(
            'budget',
            <SelectField
              {...text('budget')}
              label={answerNames.budget}
              hint="In Australian dollars, to begin with."
              required
              options={budgetBands.map((band) => [band, budgetBandNames[band]] as const)}
              placeholder="Choose your budget"
            />,
          )}
          {withNotes(
            'timePerWeek',
            <SelectField
              {...text('timePerWeek')}
              label={answerNames.timePerWeek}
              hint="Hours you can keep up."
              required
              options={timeBands.map((band) => [band, band] as const)}
              placeholder="Choose your time"
            />,
          )}
        </div>
        {withNotes(
          'skills',
          <ChipsField
            {...text('skills')}
            label={answerNames.skills}
            noun="skill"
            hint="Choose what fits, or type your own."
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
            hint="Choose what fits, or type your own."
            required
            suggestions={runInterests}
          />,
        )}
        {withNotes(
          'incomeGoal',
          <TextareaField
            {...text('incomeGoal')}
            label={answerNames.incomeGoal}
            hint="How much, and by when: “A$800 a month by next June”."
            required
            rows={2}
            max={answerLimits.incomeGoal}
            redAbove={240}
          />,
        )}
        {withNotes(
          'content',
          <TextareaField
            {...text('content')}
            label={answerNames.content}
            hint="What you have done, what stands in your way, what you own. A path’s plan ID goes here too."
            required
            rows={10}
            max={answerLimits.content}
            redAbove={9500}
          />,
        )}
      </fieldset>
      {editable && <RunActions plan={run.plan} form={form} runDraft={runDraft} />}
    </form>
  );
}
