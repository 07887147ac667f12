import { useRef, useState } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { classNames } from '#web/components/class-names.ts';
import { later } from '#web/components/later.tsx';
import { lazyOrNothing } from '#web/lib/lazy-or-nothing.ts';
import { AccountPart } from './account-part.tsx';
import { ContentsList, FoldedContents } from './contents-list.tsx';
import { LockedPart } from './locked-part.tsx';
import type { Access } from './path-access.ts';
import { PathHeader } from './path-header.tsx';
import { isWhole, PathSections } from './path-sections.tsx';
import { PlaceBar } from './place-bar.tsx';
import { placesAfter } from './places-after.ts';
import { PlannedYear } from './planned-year.tsx';
import { PriceBar } from './price-bar.tsx';
import { PriceCard } from './price-card.tsx';
import { unread } from './reader/reading.ts';
import { SaleAction } from './sale-action.tsx';
import { SessionEnded } from './session-ended.tsx';
import { shortUnlockText, unlockText } from './unlock-button.tsx';
import { useAccess } from './use-access.ts';
import { useCurrentSection } from './use-current-section.ts';
import { useKnownOwner } from './use-known-owner.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useUnlockedNews } from './use-unlocked-news.tsx';
import { VisitorAction } from './visitor-action.tsx';

const LaterFreeCard = later(
  lazyOrNothing(async () => ({ default: (await import('./reader/free-card.tsx')).FreeCard })),
  <div className="min-h-40" />,
);
const LaterCopies = later(
  lazyOrNothing(async () => ({ default: (await import('./copy/copy-scripts.tsx')).CopyScripts })),
);
const LaterEnd = later(
  lazyOrNothing(async () => ({ default: (await import('./path-end.tsx')).PathEnd })),
  <div className="min-h-40 signed-in:hidden" />,
);
const LaterKept = later(
  lazyOrNothing(async () => ({ default: (await import('./payment-kept.tsx')).PaymentKept })),
);
const LaterPaths = later(
  lazyOrNothing(() => import('./other-paths.tsx')),
  <div className="min-h-28" />,
);

/** A reader with a section in the address goes there straight away, without waiting in a skeleton. */
const shownCause = (access: Access): string | undefined => {
  if (!('cause' in access)) return undefined;
  return access.cause === 'arrival' && location.hash !== '' ? 'section' : access.cause;
};

/** A path as published, or the whole path for a reader who unlocked it. */
export function PathArticle({ published }: { published: PathContent }) {
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
              {account === undefined && access.kind === 'unsure' && <LaterKept />}
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
