import { lazy, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PathContent, PathMeta } from '#shared/contract/content-files.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { useMovingCovers } from '#web/components/cover/use-moving-covers.ts';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { later, lazyOrNothing } from '#web/components/loading/later.tsx';
import { Breadcrumb } from '#web/components/page/breadcrumb.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useContent } from '#web/lib/content/content-store.ts';
import { pathFile } from '#web/lib/content/library.ts';
import type { Account } from '#web/lib/session/account.ts';
import { AccountPart } from '../owner/account-part.tsx';
import { useUnlockedNews } from '../owner/unlocked-panel.tsx';
import { PaymentKept } from '../sale/head-notices.tsx';
import { LockedPart } from '../sale/locked-part.tsx';
import {
  PriceBar,
  PriceCard,
  SaleAction,
  SessionEnded,
  shortUnlockText,
  unlockText,
  VisitorAction,
} from '../sale/price.tsx';
import { ContentsList, FoldedContents, placesAfter } from '../text/contents-list.tsx';
import { isWhole, PathSections, PlannedYear } from '../text/path-sections.tsx';
import { PlaceBar } from '../text/place-bar.tsx';
import { useCurrentSection, useReadingPlace } from '../text/reading-place.ts';
import { isKeptAsOwned, unread } from '../text/reading-progress.ts';
import { type Access, useAccess } from './path-access.ts';

/** The head of a path, at full width in the colour of its cover. */
function PathHeader({ meta }: { meta: PathMeta }) {
  useMovingCovers();
  const trail = [
    { label: 'Make Money', to: addresses.buildPath() },
    { label: meta.personaLabel, to: addresses.persona({ personaSlug: meta.personaSlug }) },
    { label: meta.title },
  ];
  const facts = [
    ['Tech', meta.tech],
    ['Time', meta.time],
    ['Budget', meta.budget],
    ['Scaling', meta.scaling],
  ] as const;
  return (
    <header
      className="path-head pt-(--trail-top) pb-5 relative z-0 border-0 [background:none] [border-image:conic-gradient(var(--tone,var(--color-night))_0_0)_fill_0_/_0_/_0_100vmax] forced-colors:[border-image-source:none] lg:pb-8 print:[border-image-source:none] print:text-inherit toned"
      data-tone={meta.personaSlug}
    >
      <div className="print:hidden">
        <Breadcrumb trail={trail} />
      </div>
      <div className="mt-1 gap-4 flex items-center justify-between sm:gap-8">
        <div className="min-w-0">
          <h1>{meta.title}</h1>
          <p className="mt-2 text-lg sm:mt-3">{meta.description}</p>
        </div>
        <Cover
          of={meta.slug}
          className="path-cover w-[clamp(min(4.5rem,22.5vw),12vw,9rem)] self-center shadow-[2px_2px_0_var(--color-sand),3px_3px_0_var(--tone-deep),5px_5px_0_var(--color-paper)]"
        />
      </div>
      <FactStrip
        facts={facts}
        className="pt-3.5 mt-4 flex flex-wrap justify-between gap-y-2 gap-x-4 border-t border-t-paper/40 max-[22rem]:grid max-[22rem]:grid-cols-2 lg:mt-6"
      />
    </header>
  );
}

interface KnownOwnerProps {
  account: Account;
  /** The storage name of the path. */
  name: string;
  /** The element that briefly replaces the text for an owner, and runs an animation for as long. */
  wait: RefObject<Element | null>;
  /** Called once the text is shown as for any reader; from then on nothing folds automatically. */
  onShown: () => void;
}

/**
 * Whether this browser knows that the reader owns the path, before the server says so (styles/path.css). On
 * the first page, first-paint.js sets it.
 */
function useKnownOwner({ account, name, wait, onShown }: KnownOwnerProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per account
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // React learns a moment after first-paint.js who is logged in.
    if (dataset.session === 'in' && account === undefined) return;
    const query = new URLSearchParams(location.search);
    const mayHavePaid = query.has('session_id') && query.get('status') !== 'cancel';
    if (dataset.session === 'in' && mayHavePaid) dataset.owns = 'paid';
    // Back from the payment page, where paid-part.tsx ends this state.
    if (dataset.owns !== 'paid') {
      if (isKeptAsOwned(`${account ?? ''}:${name}`)) dataset.owns = '';
      else delete dataset.owns;
    }
    // The animation may have ended before hydration.
    if (dataset.owns !== '' || wait.current?.getAnimations().length === 0) onShown();
  }, [account, name]);
}

const LaterFreeCard = later(
  lazyOrNothing(async () => ({ default: (await import('../text/free-card.tsx')).FreeCard })),
  <div className="min-h-40" />,
);

const LaterCopies = later(
  lazyOrNothing(async () => ({ default: (await import('../text/copy-scripts.tsx')).CopyScripts })),
);

const LaterEnd = later(
  lazyOrNothing(async () => ({ default: (await import('./path-end.tsx')).PathEnd })),
  <div className="min-h-40 signed-in:hidden" />,
);

const LaterPaths = later(
  lazyOrNothing(() => import('./path-end.tsx')),
  <div className="min-h-28" />,
);

/** A reader with a section in the address goes there straight away, without waiting in a skeleton. */
const shownCause = (access: Access): string | undefined => {
  if (!('cause' in access)) return undefined;
  return access.cause === 'arrival' && location.hash !== '' ? 'section' : access.cause;
};

/** A path as published, or the whole path for a reader who unlocked it. */
function PathArticle({ published }: { published: PathContent }) {
  const [state, dispatch] = useAccess();
  const [unlockWish, setUnlockWish] = useState(0);
  const wait = useRef<HTMLDivElement>(null);
  const [ownerPlace, setOwnerPlace] = useState<Element | null>(null);
  const [barPlace, setBarPlace] = useState<Element | null>(null);
  const [offer, setOffer] = useState<Element | null>(null);
  const [reading, setReading] = useState(unread);
  const [shown, setShown] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { meta } = published;
  const { access, account } = state;
  const { sections } = access.kind === 'open' ? access.content : published;
  const lockedCount = published.sections.filter(({ html }) => html === undefined).length;
  const isOwner = access.kind === 'open';
  const after = placesAfter(access, account !== undefined && lockedCount === 0);
  const open = sections.filter(({ html }) => html !== undefined);
  const current = useCurrentSection([...open, ...after].map(({ id }) => id));
  useReadingPlace(current, open.length);
  const whole = isWhole(sections);
  const contents = { heading: 'In this path', sections, current, after, reading: whole ? reading : unread };
  const isRead = whole && sections.every(({ id }) => reading.read.includes(id));
  const name = `${meta.personaSlug}/${meta.slug}`;
  useKnownOwner({ account, name, wait, onShown: () => setShown(true) });
  const saleAction = (text: string) => (
    <SaleAction {...{ access, text, leaving }} onClick={() => setUnlockWish((count) => count + 1)} />
  );
  const news = useUnlockedNews(access, published);
  const isForSale = lockedCount > 0 && ['visitor', 'checking', 'locked'].includes(access.kind);
  return (
    <div data-access={access.kind} data-cause={shownCause(access)} data-shown={shown || undefined}>
      <div className="path-columns pb-4 [--owner-room:11.5rem] [--payment-room:calc(var(--owner-room)-4.25rem)] grid grid-cols-1 gap-y-6 gap-x-16 sm:max-lg:[--container-measure:100%] lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-y-8 page-width">
        <PathHeader meta={meta} />
        {lockedCount === 0 ? (
          <LaterFreeCard sections={sections} name={`:${name}`} onReading={setReading} />
        ) : (
          <>
            <div
              ref={setOwnerPlace}
              className="owner-place relative z-1 lg:self-center lg:row-1 lg:col-2 lg:has-[>.path-reader]:-my-6"
            >
              {access.kind === 'visitor' && <SessionEnded className="lg:hidden" />}
              {account === undefined && access.kind === 'unsure' && <PaymentKept />}
            </div>
            <div
              ref={wait}
              className="owner-wait p-4 max-w-measure content-center text-(length:--text-sm) lg:self-center lg:row-1 lg:col-2 lg:z-1 lg:min-h-64 card"
              onAnimationEnd={() => setShown(true)}
            >
              <p className="nth-[2]:hidden in-data-[owns=paid]:first:hidden">
                Checking whether this path is yours…
              </p>
              <p className="nth-[2]:hidden in-data-[owns=paid]:first:hidden">
                Checking how your payment went…
              </p>
              <p aria-hidden className="running-line nth-[2]:hidden in-data-[owns=paid]:first:hidden" />
            </div>
            {!isOwner && <FoldedContents {...contents} />}
          </>
        )}
        <aside
          className={classNames(
            'path-rail hidden lg:px-1.5 lg:-mx-1.5 lg:top-6 lg:sticky lg:flex lg:flex-col lg:self-start lg:row-2 lg:col-2 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto print:hidden',
            isForSale && 'lg:mt-16 lg:z-1 lg:row-[1_/_span_2]',
          )}
        >
          {isForSale && <PriceCard published={published} action={saleAction(unlockText(lockedCount))} />}
          {/* Remounts at another position, for example without a price above it, or for a reader of the whole text. */}
          <ContentsList key={`${isForSale} ${whole}`} {...contents} />
        </aside>
        <div className="lg:col-start-1 lg:row-start-2">
          <PlannedYear published={published} isFolded={isOwner && !shown} />
          <PathSections sections={sections} reading={contents.reading} before={news} />
          <LaterCopies sectionCount={open.length} />
          {whole && (
            <LaterEnd {...{ published, isRead }} count={sections.length} leadsOn={account === undefined} />
          )}
          {account !== undefined ? (
            <AccountPart
              {...{ published, state, dispatch, unlockWish, current, isRead, ownerPlace, barPlace }}
              onReading={setReading}
              onOffer={setOffer}
              onLeaving={setLeaving}
              isPaid={lockedCount > 0}
            />
          ) : (
            lockedCount > 0 && (
              <LockedPart
                published={published}
                action={
                  access.kind === 'visitor' ? <VisitorAction text={unlockText(lockedCount)} /> : undefined
                }
                onOffer={setOffer}
              />
            )
          )}
          <LaterPaths published={published} isDecided={isOwner || isRead} />
        </div>
      </div>
      {isForSale && <PriceBar {...{ published, offer }} action={saleAction(shortUnlockText)} />}
      {whole && <PlaceBar {...contents} />}
      <div ref={setBarPlace} className="contents" />
    </div>
  );
}

// Lazy, because most visitors find their path.
const AbsentPage = lazy(() => import('#web/components/page/absent-page.tsx'));

const loadAgain = () => location.reload();

function BrokenPath() {
  useEffect(() => {
    addEventListener('online', loadAgain);
    return () => removeEventListener('online', loadAgain);
  }, []);
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="card failed" role="alert">
        <h1>Path Not Found</h1>
        <p className="mt-3 text-lg">
          We couldn’t load this path. If you unlocked it, it’s still in your account.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={loadAgain}>Reload the page</Button>
          <ButtonLink variant="secondary" to={addresses.buildPath()}>
            See all income paths
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

export default function PathPage() {
  const { personaSlug = '', pathSlug = '' } = useParams();
  const path = useContent(pathFile(personaSlug, pathSlug));
  if (path.kind === 'ready') return <PathArticle published={path.content} />;
  // Without a path at this address, or with one that failed to load.
  return path.kind === 'missing' ? <AbsentPage of="path" /> : <BrokenPath />;
}
