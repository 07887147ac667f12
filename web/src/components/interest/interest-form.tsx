import { useEffect } from 'react';
import * as z from 'zod';
import { descriptionMaxLength, interestDescription, interestEmail } from '#shared/contract/interest.ts';
import { FormProblems } from '../form/form-problems.tsx';
import { FormRefusal } from '../form/form-refusal.tsx';
import { TextField } from '../form/text-field.tsx';
import { TextareaField } from '../form/textarea-field.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import type { InterestWords, SendInterest } from './interest-words.ts';

const schema = z.object({ email: interestEmail, description: interestDescription });
const secrets = [] as const;

export interface InterestFormProps extends InterestWords {
  send: SendInterest;
  onPending: (pending: boolean) => void;
  onSent: () => void;
}

/** An email address and a one-line request; typed text is kept as a draft. */
export function InterestForm({
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
