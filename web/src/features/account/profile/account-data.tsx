import { CircleX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { UserEntity } from '#shared/contract/account.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Section } from '#web/components/page/section.tsx';
import { addresses } from '#web/config/addresses.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { onSessionEnd } from '#web/lib/api/session-end.ts';
import { accountDeletedState } from '#web/lib/navigation-state.ts';
import { useAddressChoice } from '#web/lib/page/use-address-choice.ts';
import { useOutcome } from '#web/lib/page/use-outcome.ts';
import { clearSession } from '#web/lib/session/session.ts';
import { refusalText } from '../form/refusal-text.ts';
import { DeleteAccountDialog, deleteAccountId } from './delete-account-dialog.tsx';

/** waymint-data-2026-11-20.json, in the user's time zone. */
export function exportFileName(now: Date): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `waymint-data-${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}.json`;
}

/** Browsers read the file after the click, so the address must stay valid a while longer. */
const addressLifeMs = 30_000;

function offerFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMs);
}

type DownloadOutcome = { ok: true; fileName: string } | { ok: false; message: string };

/** Fetches everything stored about the user and saves it as a file. */
async function downloadAccount(): Promise<DownloadOutcome> {
  const result = await callRoute(userRoutes.exportAccount);
  if (!result.ok) return { ok: false, message: refusalText(result, 'We couldn’t download your data.') };
  const fileName = exportFileName(new Date());
  offerFile(fileName, `${JSON.stringify(result.answer.data, null, 2)}\n`);
  return { ok: true, fileName };
}

function LogIn({ user }: { user: UserEntity }) {
  return (
    <div className="lg:col-span-2">
      <h3>Log-in details</h3>
      <p className="mt-1 wrap-anywhere text-ink-soft">
        {user.email}, {user.country}
      </p>
      <div className="mt-3 flex flex-col sm:flex-row sm:items-start">
        <ButtonLink to={addresses.changePassword()} variant="secondary">
          Change password
        </ButtonLink>
      </div>
    </div>
  );
}

function DownloadData() {
  const { pending, outcome, begin } = useOutcome(downloadAccount);
  return (
    <div>
      <h3>Your data</h3>
      <p className="mt-1 text-ink-soft">Everything we hold about you, in one JSON file.</p>
      <div className="mt-3 flex flex-col gap-x-4 gap-y-2 sm:items-start">
        <Button variant="secondary" pending={pending} pendingText="Preparing…" onClick={begin}>
          Download my data
        </Button>
        <p
          role="status"
          className={classNames(
            'wrap-anywhere empty:-mt-2',
            outcome?.ok === false && 'font-semibold text-brick',
          )}
        >
          {outcome?.ok === false && <CircleX aria-hidden className="mr-1.5 mb-0.5 inline size-5" />}
          {outcome && (outcome.ok ? `Downloaded as ${outcome.fileName}` : outcome.message)}
        </p>
      </div>
    </div>
  );
}

function DeleteAccount({ balanceHundredths }: { balanceHundredths: number }) {
  const navigate = useNavigate();
  const [asking, ask] = useAddressChoice('ask');
  const [mayBeGone, setMayBeGone] = useState(false);

  const leave = () => {
    clearSession();
    // Synchronous, so that it runs before the session guard redirects to the log-in page.
    flushSync(() => void navigate(addresses.home(), { replace: true, state: accountDeletedState }));
  };
  // Called for whichever request is refused first, because only the deletion can have ended the session.
  const leaveDeleted = useEffectEvent(leave);
  useEffect(() => (mayBeGone ? onSessionEnd(() => leaveDeleted()) : undefined), [mayBeGone]);

  return (
    <div>
      <h3>Delete your account</h3>
      <p className="mt-1 text-ink-soft">
        This permanently deletes your account and everything in it. You’ll need your password.
      </p>
      <div className="mt-3 flex flex-col sm:flex-row sm:items-start">
        <Button variant="danger" onClick={() => ask(deleteAccountId)}>
          Delete my account
        </Button>
      </div>
      <DeleteAccountDialog
        open={asking === deleteAccountId}
        balanceHundredths={balanceHundredths}
        onClose={() => ask(null)}
        onDeleted={leave}
        onRefused={setMayBeGone}
      />
    </div>
  );
}

/** The rights that the law gives people over their stored data. */
export function AccountData({ user }: { user: UserEntity }) {
  return (
    <div className="p-4 pt-8 sm:p-6 sm:pt-8 lg:pr-0 lg:pl-12">
      <Section title="Your account">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          <LogIn user={user} />
          <DownloadData />
          <DeleteAccount balanceHundredths={user.path_compiler_quota.token_balance} />
        </div>
      </Section>
    </div>
  );
}
