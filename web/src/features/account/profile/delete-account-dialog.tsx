import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { FormRefusal, type Refusal } from '#web/components/form/form-refusal.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { Modal } from '#web/components/page/modal.tsx';
import { isAnswerLost } from '#web/lib/api/answer-or-throw.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { useFocusOn } from '../form/form-page.tsx';
import { refusalText } from '../form/refusal-text.ts';

type DeleteAnswers = z.output<typeof userRoutes.deleteAccount.body>;

const mayBeDeleted = 'may-be-deleted';

/** Deletes the account, or returns a refusal; the code above marks an unknown outcome. */
async function deleteAccount(body: DeleteAnswers): Promise<Refusal<DeleteAnswers> | undefined> {
  const result = await callRoute(userRoutes.deleteAccount, { body });
  if (result.ok) return undefined;
  const message = refusalText(result, 'We couldn’t delete your account.');
  const wrong = result.kind === 'refused' && result.code === 'wrong-password';
  if (wrong) return { message, fields: { currentPassword: message } };
  if (result.kind === 'refused' && result.code === 'account-leaving') return { message, code: mayBeDeleted };
  if (!isAnswerLost(result)) return { message };
  const note = 'We can’t tell whether your account was deleted. Try again: if it was, we’ll say so.';
  return { message, code: mayBeDeleted, note };
}

const empty = { currentPassword: '' };

const secrets = ['currentPassword'] as const;

export const deleteAccountId = 'delete-account';

interface PasswordOnceMoreProps {
  onPending: (pending: boolean) => void;
  onDeleted: () => void;
  onRefused: (mayBeGone: boolean) => void;
}

/** Mounted only while the dialog is open, so that a closed one holds no password. */
function PasswordOnceMore({ onPending, onDeleted, onRefused }: PasswordOnceMoreProps) {
  const { form, text, pending, refusal, attempts } = useDraftForm({
    id: deleteAccountId,
    empty,
    schema: userRoutes.deleteAccount.body,
    secrets,
    leavesPage: true,
    send: async (answers) => {
      const refused = await deleteAccount(answers);
      if (refused === undefined) onDeleted();
      else onRefused(refused.code === mayBeDeleted);
      return refused;
    },
  });
  const field = text('currentPassword');
  const wrong = refusal?.fields?.currentPassword !== undefined;

  useEffect(() => onPending(pending), [onPending, pending]);
  useFocusOn(field.id, wrong);

  return (
    <form {...form} className="mb-3 flex flex-col gap-3">
      {!wrong && <FormRefusal refusal={refusal} attempts={attempts} />}
      <PasswordField {...field} label="Your password" required autoComplete="current-password" />
    </form>
  );
}

interface DeleteAccountDialogProps {
  open: boolean;
  balanceHundredths: number;
  onClose: () => void;
  onDeleted: () => void;
  /** If the account may be deleted anyway, a session that is refused later confirms it. */
  onRefused: (mayBeGone: boolean) => void;
}

export function DeleteAccountDialog({
  open,
  balanceHundredths,
  onClose,
  onDeleted,
  onRefused,
}: DeleteAccountDialogProps) {
  const [pending, setPending] = useState(false);
  return (
    <Modal
      open={open}
      title="Delete your account?"
      sheet
      final
      dismissible={!pending}
      onClose={onClose}
      consent={<PasswordOnceMore onPending={setPending} {...{ onDeleted, onRefused }} />}
      actions={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Keep my account
          </Button>
          <Button
            variant="danger"
            type="submit"
            form={deleteAccountId}
            pending={pending}
            pendingText="Deleting…"
          >
            Delete my account
          </Button>
        </>
      }
    >
      <p className="font-semibold">This can’t be undone.</p>
      <dl className="mt-3 flex flex-col gap-3">
        <div>
          <dt className="font-semibold">What we delete</dt>
          <dd>Your profile, plans, documents and unlocked paths.</dd>
        </div>
        <div>
          <dt className="font-semibold">Your tokens</dt>
          <dd>
            {balanceHundredths > 0
              ? `You’ll lose the ${formatTokens(balanceHundredths)} you have left (${formatAud(balanceHundredths)}).`
              : 'You have none left.'}
          </dd>
        </div>
        <div>
          <dt className="font-semibold">What we keep</dt>
          <dd>Payment records, without your name or address, for as long as tax law requires.</dd>
        </div>
      </dl>
    </Modal>
  );
}
