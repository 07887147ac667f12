import { userRoutes } from '#shared/contract/routes/user.ts';
import { Button } from '#web/components/button/button.tsx';
import { FormProblems } from '#web/components/form/form-problems.tsx';
import { FormRefusal } from '#web/components/form/form-refusal.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { correctAddress } from './api/correct-address.ts';
import { useFocusOn } from './use-focus-on.ts';

const empty = { email: '', currentPassword: '' };
const secrets = ['currentPassword'] as const;
const answerNames = { email: 'New email address', currentPassword: 'Your password' };
export const correctAddressId = 'correct-address';

/** Replaces an address that bounced. */
export function CorrectAddressForm({ onCorrected }: { onCorrected: (sentence: string) => void }) {
  const { form, text, pending, refusal, problems, attempts } = useDraftForm({
    id: correctAddressId,
    empty,
    schema: userRoutes.correctAddress.body,
    secrets,
    leavesPage: true,
    send: async (answers) => {
      const result = await correctAddress(answers);
      if ('refused' in result) return result.refused;
      onCorrected(result.corrected);
      return undefined;
    },
  });
  const email = text('email');
  const password = text('currentPassword');
  useFocusOn(email.id, refusal?.fields?.email !== undefined);
  useFocusOn(password.id, refusal?.fields?.currentPassword !== undefined);

  return (
    <form {...form} data-unmarked className="flex flex-col gap-5">
      {refusal?.fields === undefined && <FormRefusal refusal={refusal} attempts={attempts} />}
      <FormProblems {...{ problems, attempts }} names={answerNames} />
      <TextField
        {...email}
        label="New email address"
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...password} label="Your password" required autoComplete="current-password" />
      <div className="flex flex-col sm:flex-row">
        <Button type="submit" pending={pending} pendingText="Changing…">
          Change my email
        </Button>
      </div>
    </form>
  );
}
