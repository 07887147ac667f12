import { GitCompare } from 'lucide-react';
import { lazy, type Ref, Suspense, useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import { budgetLabel } from '#shared/domain/account/profile-options.ts';
import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import { type ProfileField, profileFields } from '#shared/domain/runs/profile-answers.ts';
import { type AnswerField, answerNames, unanswered } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { Button } from '#web/components/button/button.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { BuildsOn } from '#web/components/plan-brief/path-chip.tsx';
import type { ReadingState } from '#web/components/understanding/use-reading.ts';
import type { Reading } from '../reading.ts';
import { FieldRemark, notRevised, remarkedFields } from '../run-page/handed-in.tsx';
import { answerWords } from '../run-page/run-words.ts';
import { charactersToGo, splitBackground } from './background-field.tsx';
import type { Carried } from './draft.ts';
import { LastAnswers } from './last-answers.tsx';
import { leadTo, textsId } from './lead-to.ts';
import { RunActions, SubmitQuestion } from './run-actions.tsx';
import { type FormStepProps, firstFields, RunQuestions } from './run-questions.tsx';
import { SaveLine } from './save-line.tsx';
import type { RunDraft } from './use-run-draft.ts';
import type { RunForm } from './use-run-form.ts';

/** The answers of the goal check in short, so that the remaining question comes first. */
function CarriedSummary({ answers, onChange }: { answers: RunAnswers; onChange: () => void }) {
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

interface FieldNotesProps {
  field: AnswerField;
  run: RunDetail;
  runDraft: RunDraft;
}

function OtherText({
  field,
  text,
  choose,
}: {
  field: AnswerField;
  text: string;
  choose: RunDraft['choose'];
}) {
  const name = answerNames[field];
  return (
    <fieldset
      id={textsId(field)}
      tabIndex={-1}
      aria-label={`Two versions: ${name}`}
      className="mb-3 scroll-mt-24 rounded-sm border border-ochre bg-ochre-tint p-3"
    >
      <p className="flex gap-2 font-semibold text-ochre">
        <GitCompare aria-hidden className="mt-0.5 size-5 shrink-0" />
        You also changed this in another window
      </p>
      <p className="mt-1 text-sm">That version is saved. Yours is in the field below.</p>
      <p className="my-2 max-h-60 overflow-y-auto border-l-2 border-ochre pl-3 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" label={`Keep mine: ${name}`} onClick={() => choose(field, 'mine')}>
          Keep mine
        </Button>
        <Button variant="secondary" label={`Use the other: ${name}`} onClick={() => choose(field, 'theirs')}>
          Use the other
        </Button>
      </div>
    </fieldset>
  );
}

/** Next to a field: the reviewer's remark, and the other text if there are two. */
function FieldNotes({ field, run, runDraft: { draft, choose } }: FieldNotesProps) {
  const theirs = draft.open.includes(field) ? draft.theirs?.answers[field] : undefined;
  return (
    <>
      <FieldRemark field={field} run={run} />
      {theirs !== undefined && <OtherText field={field} text={answerWords(field, theirs)} choose={choose} />}
    </>
  );
}

interface FromProfileProps {
  user: UserEntity | undefined;
  given: Carried['profile'];
  /** The current answers. */
  answers: RunAnswers;
}

const inOne = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Says which answers are prefilled, and from where. */
function FromProfile({ user, given, answers }: FromProfileProps) {
  const filled = profileFields.filter(
    (field) => given[field] !== undefined && given[field] === answers[field],
  );
  if (filled.length === 0) return null;
  const names = inOne.format(filled.map((field) => answerNames[field].toLowerCase()));
  const unmatched = user?.budget && answers.budget === '' ? budgetLabel(user.budget) : undefined;
  return (
    <p className="text-ink-soft">
      {`From your profile: ${names}. Change anything you like.`}
      {unmatched !== undefined &&
        ` Your profile’s budget, ${unmatched}, isn’t an option here: please choose one.`}
    </p>
  );
}

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
