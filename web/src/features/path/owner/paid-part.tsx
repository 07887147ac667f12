import {
  type Dispatch,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { PathContent } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { Section } from '#web/components/page/section.tsx';
import { toast } from '#web/components/toast/toast.ts';
import { Toasts } from '#web/components/toast/toasts.tsx';
import { addresses } from '#web/config/addresses.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { counted } from '#web/lib/counted.ts';
import { isWide, unfold } from '#web/lib/page/folds.ts';
import { readReturn } from '#web/lib/payment/read-return.ts';
import { takeUnlockWish } from '#web/lib/payment/unlock-wish.ts';
import { type Access, type AccessEvent, type AccountAccess, undecided } from '../path-page/path-access.ts';
import { StatusUnknown } from '../sale/head-notices.tsx';
import { LockedPart } from '../sale/locked-part.tsx';
import { UnlockButton, unlockText } from '../sale/price.tsx';
import { hasLeftBelow, savedReadingPosition, saveReadingPosition } from '../text/reading-place.ts';
import type { Reading } from '../text/reading-progress.ts';
import { isDialogOpen, UnlockDialog } from '../unlock/unlock-dialog.tsx';
import { isQuiet, type Unlocking } from '../unlock/unlocking.ts';
import { useUnlock } from '../unlock/use-unlock.ts';
import {
  OpeningFailure,
  OpeningSkeleton,
  OwedNotice,
  RechargeLink,
  RestMissing,
  RetryButton,
} from './opening-part.tsx';
import { OwnerPart } from './owner-part.tsx';
import PlanPrompt from './plan-prompt.tsx';
import { usePathAnswers } from './use-path-answers.ts';

interface PaymentStepsProps {
  step: Unlocking['step'];
  /** In the page head. */
  place: Element | null;
}

/** Tells a reader who has just paid what is known about the payment, and what happens now. */
function PaymentSteps({ step, place }: PaymentStepsProps) {
  if (place === null) return null;
  return createPortal(
    <div
      role="status"
      className="py-3 px-4 max-w-measure content-center text-(length:--text-sm) grid grid-rows-[1fr_auto] items-center min-h-(--payment-room) card print:hidden"
    >
      {step === 'processing' ? (
        <p key="received">
          <strong className="block font-semibold">Payment received</strong>
          Unlocking this path for you…
        </p>
      ) : (
        <p key="checking">Checking how your payment went…</p>
      )}
      <p aria-hidden className="running-line" />
    </div>,
    place,
  );
}

/** Replaces the kit when its code failed to load. */
function KitUnavailable() {
  return (
    <div className="mb-12 max-w-measure print:hidden">
      <Section title="Your working kit">
        <p>It didn’t load. Please reload the page.</p>
      </Section>
    </div>
  );
}

const KitPart = lazy(() => import('../kit/kit-part.tsx').catch(() => ({ default: KitUnavailable })));

/**
 * Space above the heading on a phone, so that a toast about another tab covers the earlier text and not the
 * new one.
 */
const newsRoom = 140;

interface Opened {
  access: Access;
  lockedIds: readonly string[];
  goBack: RefObject<(() => void) | undefined>;
}

/** The section of the address, or the first new one for a reader who returns to where it was locked. */
const comesFor = (first: string | undefined): string | undefined =>
  location.hash === '' && hasLeftBelow() ? first : location.hash.slice(1);

/**
 * Moves a reader who has just unlocked the path to the first new section, and one with a section in the
 * address to that section. Readers keep their position when another tab unlocks it; those who had reached the
 * locked part find its text there. It is a layout effect, so that no frame shows another position.
 */
function useFocusOnOpened({ access, lockedIds, goBack }: Opened): void {
  const leadTo = useEffectEvent((opened: Extract<Access, { kind: 'open' }>) => {
    if (opened.cause === 'elsewhere') {
      toast.info('You unlocked this path in another tab.');
      if (goBack.current) return goBack.current();
    }
    // A reader who was in that section before resumes there (reading-place.ts).
    if (opened.cause === 'arrival' && lockedIds.includes(savedReadingPosition().section ?? '')) return;
    const wanted = opened.cause === 'arrival' ? comesFor(lockedIds[0]) : lockedIds[0];
    const heading = lockedIds.includes(wanted ?? '') ? document.getElementById(wanted ?? '') : null;
    unfold(heading);
    // The receipt has taken the focus and announces the outcome.
    const panel = document.querySelector('.unlocked-panel');
    if (panel === null) heading?.focus({ preventScroll: true });
    (panel ?? heading)?.scrollIntoView();
    if (opened.cause === 'elsewhere' && !isWide()) scrollBy(0, -newsRoom);
    if (heading !== null) saveReadingPosition(heading.id);
  });
  useLayoutEffect(() => {
    if (access.kind === 'open') leadTo(access);
  }, [access]);
}

interface Wishes {
  path: string;
  isLocked: boolean;
  unlockWish: number;
  open: () => void;
}

/** Opens the dialog for a reader who asked for it next to a price, or before logging in. */
function useWishes({ path, isLocked, unlockWish, open }: Wishes): void {
  const heard = useRef(unlockWish);
  const resume = useEffectEvent(() => {
    if (takeUnlockWish(path)) open();
  });
  const hear = useEffectEvent(() => open());
  useEffect(() => {
    if (isLocked) resume();
  }, [isLocked]);
  useEffect(() => {
    if (heard.current === unlockWish) return;
    heard.current = unlockWish;
    hear();
  }, [unlockWish]);
}

/** By now it is known how the payment page was left (public/first-paint.js). */
function endReturn(): void {
  const { dataset } = document.documentElement;
  if (dataset.owns === 'paid') delete dataset.owns;
}

/** A retry of the access check also asks for the payment's outcome, and so does a returning connection. */
function useAskedAgain(isAsking: boolean, askPayment: () => void): void {
  const ask = useEffectEvent(askPayment);
  useEffect(() => {
    if (isAsking) ask();
  }, [isAsking]);
}

const shut = { step: 'closed' } as const;

export interface PaidPartProps {
  published: PathContent;
  state: AccountAccess;
  dispatch: Dispatch<AccessEvent>;
  /** Counts the requests to unlock from buttons next to a price. */
  unlockWish: number;
  /** The section that is being read. */
  current: string | undefined;
  /** The whole text has been read. */
  isRead: boolean;
  /** The place for the owner's card in the page head. */
  ownerPlace: Element | null;
  /** The place for a bar at the bottom of the page. */
  barPlace: Element | null;
  onReading: (reading: Reading) => void;
  /** The position of the offer on a phone. */
  onOffer: (offer: Element | null) => void;
  /** Whether the log-in page opens in a moment, so that no other log-in button can be pressed. */
  onLeaving: (leaving: boolean) => void;
}

/** The content after the preview of a paid path, for a logged-in reader. */
function PaidPart(props: PaidPartProps) {
  const { published, state, dispatch, unlockWish, current, isRead, ownerPlace, barPlace } = props;
  const { onReading, onOffer, onLeaving } = props;
  const { account, access } = state;
  const { meta, sections } = published;
  const params = { personaSlug: meta.personaSlug, pathSlug: meta.slug };
  const lockedIds = sections.filter(({ html }) => html === undefined).map(({ id }) => id);
  const price = effectivePrice(meta);
  const onUnlocked = () => dispatch({ account, kind: 'unlocked' });
  const { unlocking: step, open, close, confirm, checkAgain } = useUnlock({ params, price, onUnlocked });
  const isHeld = isQuiet(step);
  // A reader who left the payment does not wait, so the page keeps its position.
  const [query] = useSearchParams();
  const [wasLeft] = useState(() => readReturn(query)?.kind === 'cancel');
  useEffect(() => {
    if (!isHeld) endReturn();
    return endReturn;
  }, [isHeld]);
  const { goBack, checking, checkAgain: askStatus } = usePathAnswers({ params, state, dispatch, isHeld });
  useAskedAgain(checking && access.kind === 'unsure', checkAgain);
  useFocusOnOpened({ access, lockedIds, goBack });
  // If another tab has bought it meanwhile, there is nothing left to ask.
  const isLocked = access.kind === 'locked' || access.kind === 'checking';
  const unlocking = isLocked || !isDialogOpen(step) || step.step === 'processing' ? step : shut;
  useWishes({ path: addresses.path(params), isLocked: access.kind === 'locked', unlockWish, open });

  const leaving = unlocking.step === 'leaving';
  useEffect(() => {
    onLeaving(leaving);
    return () => onLeaving(false);
  }, [leaving, onLeaving]);
  const waiting = access.kind === 'checking' ? 'status' : leaving ? 'log-in' : undefined;
  const retrying = access.kind === 'opening' && access.cause === 'retry';
  const onRetry = () => dispatch({ account, kind: 'retry' });
  return (
    <>
      {(access.kind === 'checking' || access.kind === 'locked') && (
        <LockedPart
          published={published}
          action={<UnlockButton text={unlockText(lockedIds.length)} waiting={waiting} onClick={open} />}
          onOffer={onOffer}
        />
      )}
      {isHeld && !wasLeft && undecided.includes(access.kind) && (
        <PaymentSteps step={step.step} place={ownerPlace} />
      )}
      {access.kind === 'unsure' && (
        <StatusUnknown {...{ published, checking, ownerPlace, barPlace }} onCheck={askStatus} />
      )}
      {access.kind === 'opening' && !retrying && (
        <OpeningSkeleton
          unlocked={access.cause === 'unlock' ? { meta, sections: lockedIds.length } : undefined}
        />
      )}
      {(access.kind === 'failed' || retrying) && (
        <OpeningFailure
          key={access.failures}
          place={ownerPlace}
          takesFocus={access.kind === 'failed' && access.cause !== 'arrival'}
          {...{ retrying, onRetry }}
        />
      )}
      {access.kind === 'owed' && <OwedNotice place={ownerPlace} takesFocus message={access.message} />}
      {(access.kind === 'owed' || access.kind === 'failed' || retrying) && (
        <RestMissing count={lockedIds.length} isOwed={access.kind === 'owed'}>
          {access.kind === 'owed' ? <RechargeLink /> : <RetryButton {...{ retrying, onRetry }} />}
        </RestMissing>
      )}
      {access.kind === 'open' && (
        <>
          {access.content.kitParts !== null && (
            <Suspense fallback={null}>
              <KitPart
                kit={access.content.kitParts}
                pieces={access.content.kit?.pieces ?? []}
                params={params}
                account={account ?? ''}
              />
            </Suspense>
          )}
          <PlanPrompt path={meta} isRead={isRead} />
          <OwnerPart
            params={params}
            current={sections.some(({ id }) => id === current) ? current : undefined}
            place={ownerPlace}
            account={account ?? ''}
            onReading={onReading}
            sections={access.content.sections}
            hasKit={access.content.kitParts !== null}
          />
        </>
      )}
      <UnlockDialog
        meta={meta}
        price={price}
        sectionCount={sections.length}
        lockedCount={lockedIds.length}
        opens={`${counted(lockedIds.length, 'section')}${published.kit === null ? '' : ' + kit'}`}
        unlocking={unlocking}
        onClose={close}
        onConfirm={confirm}
        onCheckAgain={checkAgain}
      />
      {!isDialogOpen(unlocking) && <Toasts />}
    </>
  );
}

export default withAccountQueries(PaidPart);
