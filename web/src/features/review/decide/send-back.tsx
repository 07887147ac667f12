import { Check, Plus } from 'lucide-react';
import * as z from 'zod';
import { sentenceOf } from '#shared/contract/errors.ts';
import {
  feedbackText,
  remarkText,
  reviewLimits,
  type SubmissionShown,
} from '#shared/contract/routes/review.ts';
import { answerFields, emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { Button } from '#web/components/button/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { Section } from '#web/components/page/section.tsx';
import { type DecisionSent, sendDecision } from '../review-calls.ts';
import { decisionFate } from './approve-dialog.tsx';

/**
 * A reason for sending a submission back, in the words for the customer; it can be edited once it is picked.
 */
interface Reason {
  name: string;
  text: string;
  /** The codes of the flags that suggest it. */
  flags: readonly string[];
  /** It applies only to revisions. */
  ofRevisions?: true;
}

export const reasons: readonly Reason[] = [
  {
    name: 'Goal unclear',
    text: 'Please give an amount in Australian dollars a month and a date, so we can test your goal.',
    flags: ['goal-unclear'],
  },
  {
    name: 'Goal out of reach',
    text: 'Your hours won’t reach your goal. Please change the goal, its date or your hours, or explain how you’d do it.',
    flags: ['goal-not-supported'],
  },
  {
    name: 'Background too thin',
    text: 'Please tell us more about what you’ve done, who for, and what you own, so your plan can build on it.',
    flags: ['uncatalogued', 'unread', 'talks-to-the-machine'],
  },
  {
    name: 'Limits unclear',
    text: 'You say you won’t do something, but elsewhere you do it, or the path needs it. Please say which is right.',
    flags: ['limit-in-the-way'],
  },
  {
    name: 'Licence needed',
    text: 'Some of this work usually needs a licence or registration. Please tell us if you hold it, or choose other work.',
    flags: ['licensed-work'],
  },
  {
    name: 'Work we don’t plan',
    text: 'We don’t make plans for some of the work you describe. Please choose other work.',
    flags: ['prohibited-work', 'nothing-to-plan'],
  },
  {
    name: 'Personal data',
    text: 'Please remove phone numbers, addresses and other people’s names. The plan doesn’t need them.',
    flags: ['personal-data'],
  },
  {
    name: 'Money or benefits',
    text: 'Please tell us how much you can spend without borrowing, and whether a visa, benefit or debt limits what you can earn.',
    flags: ['cash-beyond-budget', 'situation'],
  },
  {
    name: 'Comments not addressed',
    text: 'The comments on your earlier submission still apply. Please answer each one.',
    flags: ['feedback-to-check'],
    ofRevisions: true,
  },
];

interface Judged {
  /** The codes of the submission's flags. */
  flagged: readonly string[];
  /** It is a revision: an earlier submission was sent back with feedback. */
  isRevision: boolean;
}

/** The reasons that can apply to a submission; those that a flag suggests come first. */
export const sortReasons = ({ flagged, isRevision }: Judged): { suggested: Reason[]; others: Reason[] } => {
  const possible = reasons.filter(({ ofRevisions }) => isRevision || !ofRevisions);
  const { suggested = [], others = [] } = Object.groupBy(possible, ({ flags }) =>
    flags.some((code) => flagged.includes(code)) ? 'suggested' : 'others',
  );
  return { suggested, others };
};

const paragraphsOf = (feedback: string): string[] =>
  feedback
    .trimEnd()
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '');

/** Adds a reason as a separate paragraph, or removes it if it has not been edited. */
export function toggleReason(feedback: string, { text }: Reason): string {
  const paragraphs = paragraphsOf(feedback);
  const without = paragraphs.filter((paragraph) => paragraph !== text);
  return (without.length < paragraphs.length ? without : [...paragraphs, text]).join('\n\n');
}

export const isPicked = (feedback: string, { text }: Reason): boolean =>
  paragraphsOf(feedback).includes(text);

interface ReasonPickerProps extends Judged {
  feedback: string;
  onChange: (feedback: string) => void;
}

function ReasonChips({
  title,
  list,
  feedback,
  onChange,
}: Omit<ReasonPickerProps, keyof Judged> & {
  title: string;
  list: readonly Reason[];
}) {
  if (list.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm text-ink-soft">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {list.map((reason) => {
          const picked = isPicked(feedback, reason);
          const Icon = picked ? Check : Plus;
          return (
            <button
              key={reason.name}
              type="button"
              aria-pressed={picked}
              title={reason.text}
              className={classNames(
                'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-3 py-1.5 text-left focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf',
                picked
                  ? 'border-leaf bg-leaf-tint font-semibold text-leaf-strong'
                  : 'border-line-strong bg-sheet hover:border-leaf',
              )}
              onClick={() => onChange(toggleReason(feedback, reason))}
            >
              <Icon aria-hidden className="size-4 shrink-0" />
              {reason.name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/**
 * Reasons to insert into the feedback, where they can be edited; pressing an unedited one again removes it.
 */
function ReasonPicker({ flagged, isRevision, ...writing }: ReasonPickerProps) {
  const { suggested, others } = sortReasons({ flagged, isRevision });
  return (
    <div className="space-y-3">
      <ReasonChips title="Suggested reasons" list={suggested} {...writing} />
      <ReasonChips title={suggested.length > 0 ? 'Other reasons' : 'Reasons'} list={others} {...writing} />
    </div>
  );
}

const comments = {
  budget: remarkText,
  timePerWeek: remarkText,
  skills: remarkText,
  interests: remarkText,
  incomeGoal: remarkText,
  content: remarkText,
};

/** The texts of a rejection as typed; each comment is named after its answer. */
const sendBackForm = z
  .object({ ...comments, feedback: feedbackText })
  .refine(({ feedback }) => feedback.trim() !== '', {
    path: ['feedback'],
    message: sentenceOf('feedback-missing'),
  });

const emptySendBack = { ...emptyAnswers, feedback: '' };

function decisionOf({ feedback, ...typed }: z.output<typeof sendBackForm>): DecisionSent {
  const written = answerFields.filter((field) => typed[field].trim() !== '');
  return {
    decision: 'reject',
    feedback,
    fieldFeedback: Object.fromEntries(written.map((field) => [field, typed[field]])),
  };
}

const noSecrets = [] as const;

interface SendBackOptions {
  token: string;
  submission: SubmissionShown;
  onSentBack: () => void;
  /** Called when another reviewer decided first, or it no longer exists. */
  onOvertaken: () => void;
}

/** The question and comments of a rejection, kept as a draft in this tab. */
export function useSendBack({ token, submission, onSentBack, onOvertaken }: SendBackOptions) {
  return useDraftForm({
    id: `review-${submission.runId}-${submission.attempt}`,
    byLink: true,
    empty: emptySendBack,
    schema: sendBackForm,
    secrets: noSecrets,
    send: async (typed) => {
      const refused = await sendDecision(token, decisionOf(typed));
      if (refused === undefined) onSentBack();
      else if (refused.code === 'review-decided' || refused.code === 'not-found') onOvertaken();
      return refused;
    },
  });
}

export type SendBackForm = ReturnType<typeof useSendBack>;

function Refused({ refusal, problems, attempts }: SendBackForm) {
  if (refusal === undefined && problems.length === 0) return null;
  return (
    <FormError
      key={attempts}
      title={refusal?.message ?? `Please look at ${problems.length === 1 ? 'this' : 'these'} again.`}
      fields={problems}
      takesFocus={refusal !== undefined}
    >
      {refusal !== undefined && <p>Your text is still here. {decisionFate(refusal.code ?? 'unreachable')}</p>}
    </FormError>
  );
}

/** Asks the customer to change the answers. The comments are next to the answers that they are about. */
export function SendBack({ sendBack, submission }: { sendBack: SendBackForm; submission: SubmissionShown }) {
  const { attempt, maxAttempts, flags, earlier } = submission;
  const feedback = sendBack.text('feedback');
  return (
    <Section title="Send back">
      <form {...sendBack.form} className="flex flex-col gap-5">
        <Refused {...sendBack} />
        <ReasonPicker
          flagged={flags.map(({ code }) => code)}
          isRevision={earlier !== undefined}
          feedback={feedback.value}
          onChange={feedback.onChange}
        />
        <TextareaField
          {...feedback}
          label="Your question to the customer"
          required
          hint="The customer will see exactly what you write here, plus your comments on their answers."
          rows={4}
          max={reviewLimits.feedback}
          redAbove={reviewLimits.feedback - 200}
        />
        <p className="text-sm text-ink-soft">
          {attempt === maxAttempts
            ? 'We’ll email your comments to the customer. This is their last submission, so it closes the plan.'
            : 'We’ll email your comments to the customer, who can submit again.'}
        </p>
        <div>
          <Button type="submit" variant="secondary" wide pending={sendBack.pending} pendingText="Sending…">
            Send it back
          </Button>
        </div>
      </form>
    </Section>
  );
}
