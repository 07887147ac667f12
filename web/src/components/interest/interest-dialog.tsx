import { useEffect, useState } from 'react';
import * as z from 'zod';
import { descriptionMaxLength, interestDescription, interestEmail } from '#shared/contract/interest.ts';
import { Button } from '../button/button.tsx';
import { FormProblems } from '../form/form-problems.tsx';
import { FormRefusal } from '../form/form-refusal.tsx';
import { TextField } from '../form/text-field.tsx';
import { TextareaField } from '../form/textarea-field.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import { ThankYou } from '../notice/thank-you.tsx';
import { Modal } from '../page/modal.tsx';
import type { InterestWords, SendInterest } from './interest-words.ts';

const schema = z.object({ email: interestEmail, description: interestDescription });

const secrets = [] as const;

interface InterestFormProps extends InterestWords {
  send: SendInterest;
  onPending: (pending: boolean) => void;
  onSent: () => void;
}

/** An email address and a one-line request; typed text is kept as a draft. */
function InterestForm({
  id,
  lead,
  question,
  email = '',
  suggestion = '',
  send,
  onPending,
  onSent,
}: InterestFormProps) {
  const { form, text, pending, refusal, problems, attempts } = useDraftForm({
    id,
    empty: { email, description: suggestion },
    schema,
    secrets,
    leavesPage: true,
    send: async (answers) => {
      const refused = await send(answers);
      if (refused === undefined) onSent();
      return refused;
    },
  });
  useEffect(() => onPending(pending), [onPending, pending]);

  return (
    <form {...form} className="flex flex-col gap-5">
      <p>{lead}</p>
      <FormRefusal refusal={refusal} attempts={attempts} />
      <FormProblems {...{ problems, attempts }} names={{ email: 'Email', description: question ?? '' }} />
      <TextField
        {...text('email')}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {question !== undefined && (
        <TextareaField
          {...text('description')}
          label={question}
          rows={2}
          max={descriptionMaxLength}
          redAbove={descriptionMaxLength - 10}
          hardLimit
          required
        />
      )}
    </form>
  );
}

export interface InterestDialogProps {
  words: InterestWords;
  send: SendInterest;
  onClose: () => void;
}

/** Mounted only while it is open. */
export default function InterestDialog({ words, send, onClose }: InterestDialogProps) {
  const [sent, setSent] = useState(false);
  const [pending, setPending] = useState(false);
  return (
    <Modal
      open
      title={sent ? 'Request sent' : words.title}
      dismissible={sent || !pending}
      onClose={onClose}
      actions={
        sent ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={pending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={words.id} pending={pending} pendingText="Sending…">
              {words.action ?? 'Send request'}
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <ThankYou>We’ll reply by email.</ThankYou>
      ) : (
        <InterestForm {...words} send={send} onPending={setPending} onSent={() => setSent(true)} />
      )}
    </Modal>
  );
}
