import { Fragment } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { AnswerField } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { Button } from '#web/components/button/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Banner } from '#web/components/notice/banner.tsx';
import { EmailAddress } from '#web/components/text/email-address.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { resendVerification } from '#web/lib/api/mail-calls.ts';
import { useOutcome } from '#web/lib/page/use-outcome.ts';
import { partName } from '../run-page/run-words.ts';
import { charactersToGo, lineName, moreCharacters } from './background-field.tsx';
import type { DraftPart } from './draft.ts';
import { leadTo, leadToQuestion, leadToTexts, textsId } from './lead-to.ts';
import type { RunFault } from './use-run-form.ts';

function Resend() {
  const { pending, outcome, begin } = useOutcome(resendVerification, { keepsLast: true });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button variant="secondary" pending={pending} pendingText="Sending…" onClick={begin}>
        Resend verification
      </Button>
      <span role="status">{outcome?.text}</span>
    </div>
  );
}

/** An unconfirmed address, mentioned before the press without interrupting the typing. */
function UnconfirmedEmail({ user }: { user: UserEntity }) {
  if (user.mail_stopped !== null)
    return (
      <Banner tone="failed" title="We can’t reach you by email">
        <p>
          Please verify your email before you submit. Our emails to <EmailAddress email={user.email} />{' '}
          bounced or were marked as spam. Your answers are saved. Please{' '}
          <TextLink snug to={addresses.profile()}>
            correct your address
          </TextLink>
          .
        </p>
      </Banner>
    );
  return (
    <Banner tone="warning" title="Verify your email before you submit">
      <p>
        Open the link we sent to <EmailAddress email={user.email} end="." /> Your answers are saved.
      </p>
      <Resend />
    </Banner>
  );
}

interface SubmitHurdleProps {
  /** How the last attempt was refused, if it was. */
  fault: RunFault | undefined;
  /** The connection that was missing is back. */
  reachedSince: boolean;
  user: UserEntity | undefined;
}

/** It is not known whether the text has arrived. */
const keptWords: Partial<Record<string, string>> = {
  unreachable: 'Your answers are kept in this tab. Check your connection, then try again.',
  'unreadable-answer': 'Your answers are kept in this tab. Try again in a moment.',
  'internal-error': 'Your answers are kept in this tab.',
};

/** Says at the button what prevents the submission, with the step that helps. */
export function SubmitHurdle({ fault, reachedSince, user }: SubmitHurdleProps) {
  if (fault?.refused !== true)
    return user === undefined || user.verified ? null : <UnconfirmedEmail user={user} />;
  if (reachedSince)
    return (
      <Banner tone="info" title="You’re back online" role="status">
        <p>Your answers are saved but not submitted yet. Please submit again.</p>
      </Banner>
    );
  // Their address was confirmed in another window since.
  if (fault.code === 'email-unverified' && user?.verified)
    return (
      <Banner tone="info" title="Your email is verified" role="status">
        <p>Your answers aren’t submitted yet. Please submit again.</p>
      </Banner>
    );
  const kept = keptWords[fault.code ?? ''];
  return (
    <FormError
      title={fault.code === 'unreachable' ? `${fault.sentence}: no response` : fault.sentence}
      takesFocus
    >
      {kept !== undefined && <p>{kept}</p>}
      {fault.code === 'email-unverified' && <Resend />}
      {fault.code === 'question-open' && (
        <Button variant="secondary" onClick={leadToQuestion}>
          Go to the question
        </Button>
      )}
    </FormError>
  );
}

/** From this number on, answers are counted instead of named. */
export const manyLeft = 4;

/** A link to the field of an answer. */
export const ToField = ({ field }: { field: AnswerField }) => (
  <a
    href={`#run-${field}`}
    className="font-semibold"
    onClick={(event) => {
      event.preventDefault();
      leadTo(`run-${field}`);
    }}
  >
    {lineName(field)}
  </a>
);

/** Links to the choices of answers with two texts. */
export const TwoTexts = ({ fields }: { fields: readonly DraftPart[] }) => (
  <>
    {fields.map((field, index) => (
      <Fragment key={field}>
        {index > 0 && ', '}
        <a
          href={`#${textsId(field)}`}
          className="font-semibold"
          onClick={(event) => {
            event.preventDefault();
            leadToTexts(field);
          }}
        >
          {partName(field)}
        </a>
      </Fragment>
    ))}{' '}
    {fields.length === 1 ? 'was' : 'were'} changed in two windows.
  </>
);

/** For an answer that is too short, by how much. */
function Missing({ field, answers }: { field: AnswerField; answers: RunAnswers }) {
  const toGo = charactersToGo(field, answers);
  return (
    <>
      <ToField field={field} />
      {toGo > 0 && answers[field].trim() !== '' && ` (${moreCharacters(toGo)})`}
    </>
  );
}

/** Links to all missing answers, next to the button that waits for them. */
export function WayOn({ left, answers }: { left: readonly AnswerField[]; answers: RunAnswers }) {
  return (
    <>
      Still to answer:{' '}
      {left.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          <Missing field={field} answers={answers} />
        </Fragment>
      ))}
      .
    </>
  );
}
