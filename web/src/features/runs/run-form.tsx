import { lazy, type Ref, Suspense, useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import { type ProfileField, profileFields } from '#shared/domain/runs/profile-answers.ts';
import { type AnswerField, unanswered } from '#shared/domain/runs/submit-rules.ts';
import { BuildsOn } from '#web/components/path-chip.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import type { ReadingState } from '#web/components/understanding/use-reading.ts';
import { charactersToGo } from './background-starts.ts';
import { splitBackground } from './built-on.ts';
import { CarriedSummary } from './carried-summary.tsx';
import { FieldNotes } from './field-notes.tsx';
import type { FormStepProps } from './form-step.tsx';
import { FromProfile } from './from-profile.tsx';
import { LastAnswers } from './last-answers.tsx';
import { leadTo } from './lead-to.ts';
import type { Reading } from './reading.ts';
import { notRevised, remarkedFields } from './remarked-fields.ts';
import { RunActions } from './run-actions.tsx';
import { firstFields, RunQuestions } from './run-questions.tsx';
import { answerWords } from './run-words.ts';
import { SaveLine } from './save-line.tsx';
import { SubmitQuestion } from './submit-question.tsx';
import type { RunDraft } from './use-run-draft.ts';
import type { RunForm } from './use-run-form.ts';

const shortAnswer = (field: AnswerField, text: string): string =>
  field === 'timePerWeek' ? `${text} a week` : answerWords(field, text);

/** Complete answers from elsewhere stay folded until one is changed. */
function useFold({ draft, carried }: RunDraft, { found }: RunForm) {
  const [wanted, setWanted] = useState(
    () => carried.check && !unanswered(draft.values).some((field) => field !== 'content'),
  );
  const mustShow = firstFields.some((field) => found?.beside[field] || draft.open.includes(field));
  return { folded: wanted && !mustShow, unfold: () => setWanted(false) };
}

/**
 * Shortens steps that the profile answers completely and, in a revision, steps without a remark when others
 * have one.
 */
function useShortSteps(run: RunDetail, { draft, carried: { profile } }: RunDraft, { found }: RunForm) {
  const [given, setGiven] = useState<readonly AnswerField[]>(() => {
    const remarked = remarkedFields(run);
    const isFromProfile = (field: ProfileField) =>
      profile[field] !== undefined && profile[field] === draft.values[field];
    const isLeftAlone = (field: ProfileField) => remarked.length > 0 && !remarked.includes(field);
    return profileFields.filter((field) => isFromProfile(field) || isLeftAlone(field));
  });
  return (fields: readonly AnswerField[]): FormStepProps['inShort'] => {
    const isGiven = (field: AnswerField) =>
      given.includes(field) && !found?.beside[field] && !draft.open.includes(field);
    if (!fields.every(isGiven)) return undefined;
    return {
      words: fields.map((field) => shortAnswer(field, draft.values[field])).join('\u00a0· '),
      onChange: () => setGiven(given.filter((field) => !fields.includes(field))),
    };
  };
}

const ConfirmSection = lazy(() => import('./confirm-section.tsx'));

interface RunFormFieldsProps {
  run: RunDetail;
  runDraft: RunDraft;
  form: RunForm;
  user: UserEntity | undefined;
  /** How the answers are read, if known. */
  reading: Reading | undefined;
  /** The state of reading them. */
  state: ReadingState;
  /** A ref to the place for the one-line verdict on a phone, which is reserved where there will be one. */
  onLine: Ref<HTMLDivElement>;
}

/** The specified form, while it is editable. */
export function RunFormFields({ run, runDraft, form, user, reading, state, onLine }: RunFormFieldsProps) {
  const answers = runDraft.draft.values;
  const { text: ownText, path } = splitBackground(answers.content);
  const { folded, unfold } = useFold(runDraft, form);
  const inShort = useShortSteps(run, runDraft, form);
  const notes = (field: AnswerField) => <FieldNotes field={field} run={run} runDraft={runDraft} />;
  const change = () => {
    unfold();
    // The field replaces the pressed button and takes its focus.
    requestAnimationFrame(() => leadTo(`run-${firstFields[0]}`));
  };

  return (
    <form
      ref={form.form}
      id="run-form"
      method="post"
      noValidate
      // Keeps the focused element clear of the sticky line at the top; work.css does the same for the bottom
      // of a phone.
      className="flex min-w-0 flex-col gap-6 [&_:is(input,textarea,select,button,label,legend,[role=alert])]:scroll-mt-16"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <SaveLine runDraft={runDraft} />
      {folded && <CarriedSummary answers={answers} onChange={change} />}
      {!folded && runDraft.carried.check && (
        <p className="text-ink-soft">We filled in your goal check answers. Change anything you like.</p>
      )}
      <LastAnswers run={run} runDraft={runDraft} />
      <FromProfile user={user} given={runDraft.carried.profile} answers={answers} />
      {path !== undefined && (
        <BuildsOn title={path.title} onRemove={() => runDraft.set('content', ownText)} />
      )}
      <fieldset className="flex min-w-0 flex-col gap-8">
        <legend className="sr-only">Your answers</legend>
        <RunQuestions
          text={form.text}
          notes={notes}
          folded={folded}
          left={unanswered(answers)}
          unrevised={notRevised(run, answers)}
          inShort={inShort}
          toGo={(field) => charactersToGo(field, answers)}
          reads={user !== undefined}
          reading={reading}
        />
      </fieldset>
      {user !== undefined && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <ConfirmSection
            run={run}
            runDraft={runDraft}
            state={state}
            mustAnswer={form.fault?.code === 'question-open' ? form.attempts : undefined}
          />
        </Suspense>
      )}
      {user !== undefined && (
        <div
          ref={onLine}
          className="run-line sticky bottom-0 z-10 -mx-4 -my-2 min-h-14 bg-night sm:-mx-6 sm:min-h-12 lg:hidden"
        />
      )}
      <RunActions run={run} form={form} runDraft={runDraft} user={user} reading={reading} />
      {form.asked !== undefined && (
        <SubmitQuestion
          open={form.asking}
          reading={form.asked.reading}
          consequence={form.asked.consequence}
          onSubmit={() => void form.submitAnyway()}
          onClose={form.stopAsking}
          onChange={(field) => {
            form.stopAsking();
            unfold();
            // The dialog returns the focus first.
            requestAnimationFrame(() => leadTo(`run-${field}`));
          }}
        />
      )}
    </form>
  );
}
