import { useEffect } from 'react';
import * as z from 'zod';
import { descriptionMaxLength, interestDescription, interestEmail } from '#shared/contract/interest.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { sendInterest } from '#web/lib/api/send-interest.ts';
import { useSession } from '#web/lib/session.ts';

const schema = z.object({ email: interestEmail, description: interestDescription });
const secrets = [] as const;

export interface EarlyActivationFormProps {
  id: string;
  email: string;
  onPending: (pending: boolean) => void;
  onSent: () => void;
}

/** Stands only while its dialog is open; what was typed is kept as a draft. */
export function EarlyActivationForm({ id, email, onPending, onSent }: EarlyActivationFormProps) {
  const session = useSession();
  const { form, text, pending, refusal, attempts } = useForm({
    id,
    owner: session?.userId,
    empty: { email, description: '' },
    schema,
    secrets,
    leavesPage: true,
    send: async (answers) => {
      const refused = await sendInterest(answers);
      if (refused === undefined) onSent();
      return refused;
    },
  });
  useEffect(() => onPending(pending), [onPending, pending]);

  return (
    <form {...form} className="flex flex-col gap-5">
      <p>
        Need your plan sooner, or something the plans do not offer? Tell us in a line, and we will write back.
      </p>
      {refusal && <FormError key={attempts} takesFocus title={refusal.message} />}
      <TextField
        {...text('email')}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextareaField
        {...text('description')}
        label="What do you need?"
        rows={2}
        max={descriptionMaxLength}
        redAbove={descriptionMaxLength - 10}
        hardLimit
        required
      />
    </form>
  );
}
