import { type Dispatch, useEffect } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { Toasts } from '#web/components/toast/toasts.tsx';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { LockedPart } from './locked-part.tsx';
import { OpeningFailure, OpeningSkeleton, OwedNotice } from './opening-part.tsx';
import type { Access, AccessEvent, AccountAccess } from './path-access.ts';
import PlanPrompt from './plan-prompt.tsx';
import { UnlockButton } from './unlock-button.tsx';
import { isDialogOpen, UnlockDialog } from './unlock-dialog.tsx';
import { usePathAnswers } from './use-path-answers.ts';
import { useUnlock } from './use-unlock.ts';

/** Leads whoever has just unlocked it to the first new section, and whoever came for one of them to that one. */
function useFocusOnOpened(access: Access, lockedIds: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when the text is there
  useEffect(() => {
    if (access.kind !== 'open') return;
    const wanted = access.cause === 'arrival' ? location.hash.slice(1) : lockedIds[0];
    const heading = lockedIds.includes(wanted ?? '') ? document.getElementById(wanted ?? '') : null;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [access]);
}

export interface PaidPartProps {
  published: PathContent;
  state: AccountAccess;
  dispatch: Dispatch<AccessEvent>;
}

/** What stands after the preview of a path that costs something, for somebody who is logged in. */
function PaidPart({ published, state, dispatch }: PaidPartProps) {
  const { account, access } = state;
  const { meta, sections } = published;
  const { personaSlug, slug: pathSlug } = meta;
  const lockedIds = sections.filter(({ html }) => html === undefined).map(({ id }) => id);
  usePathAnswers({ personaSlug, pathSlug, state, dispatch });
  useFocusOnOpened(access, lockedIds);
  const price = effectivePrice(meta);
  const onUnlocked = () => dispatch({ account, kind: 'unlocked' });
  const { unlocking, open, close, confirm } = useUnlock({ personaSlug, pathSlug, price, onUnlocked });

  const waiting = access.kind === 'checking' ? 'status' : unlocking.step === 'leaving' ? 'log-in' : undefined;
  const retrying = access.kind === 'opening' && access.cause === 'retry';
  return (
    <>
      {(access.kind === 'checking' || access.kind === 'locked') && (
        <LockedPart
          published={published}
          action={<UnlockButton sectionCount={sections.length} waiting={waiting} onClick={open} />}
        />
      )}
      {access.kind === 'opening' && !retrying && <OpeningSkeleton takesFocus={access.cause === 'unlock'} />}
      {(access.kind === 'failed' || retrying) && (
        <OpeningFailure
          key={access.failures}
          takesFocus={access.kind === 'failed' && access.cause !== 'arrival'}
          retrying={retrying}
          onRetry={() => dispatch({ account, kind: 'retry' })}
        />
      )}
      {access.kind === 'owed' && <OwedNotice takesFocus message={access.message} />}
      {access.kind === 'open' && <PlanPrompt pathSlug={pathSlug} />}
      <UnlockDialog
        meta={meta}
        price={price}
        sectionCount={sections.length}
        unlocking={unlocking}
        onClose={close}
        onConfirm={confirm}
      />
      {!isDialogOpen(unlocking) && <Toasts />}
    </>
  );
}

export default withAccountQueries(PaidPart);
