import { TrendingUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PathContent } from '#shared/contract/content-files.ts';
import { effectivePrice, type PathPrice, wasPrice } from '#shared/domain/paths/price.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Card } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { insideInShort } from '#web/components/inside/inside-words.ts';
import { later, lazyOrNothing } from '#web/components/loading/later.tsx';
import { addresses } from '#web/config/addresses.ts';
import { sessionEndedState } from '#web/lib/api/session-end.ts';
import { counted } from '#web/lib/counted.ts';
import { newHereState } from '#web/lib/navigation-state.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { keepUnlockWish } from '#web/lib/payment/unlock-wish.ts';
import { hasSessionEnded, useSession } from '#web/lib/session/session.ts';
import type { Access } from '../path-page/path-access.ts';

type Year = PathContent['year'];

/** When the price is earned back by our estimate, or that it is not; shown next to a price. */
export const aheadWords = ({ aheadMonth, closingCents }: Year): string =>
  aheadMonth === null
    ? `We estimate it won’t pay for itself in the first year (${wholeDollars(closingCents)}).`
    : `We estimate you’ll break even in month ${aheadMonth}, including this price.`;

/** The same in the bar of a phone. */
export const aheadInShort = ({ aheadMonth }: Year): string =>
  aheadMonth === null ? 'Doesn’t pay back in year 1' : `Breaks even in month ${aheadMonth}`;

/**
 * The place of a price. While a logged-in reader may own the path, a neutral line takes the same space
 * (styles/path.css).
 */
function PricePlace({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('price-place relative', className)}>
      {children}
      <p className="price-wait">If this path is yours, it opens here.</p>
    </div>
  );
}

/** Whether the offer is on the screen, so that its button is not repeated. A log-in replaces its element. */
export function useOfferInView(offer: Element | null): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (offer === null) return;
    const watch = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting === true));
    watch.observe(offer);
    return () => {
      watch.disconnect();
      setInView(false);
    };
  }, [offer]);
  return inView;
}

/**
 * A bar at the bottom of a phone, as high as a thumb needs. It ends with the path, so that it covers nothing
 * else; focused elements are scrolled clear of it (styles/reading.css).
 */
export function PhoneBar({ children, idle = false }: { children: ReactNode; idle?: boolean }) {
  return (
    <div
      data-idle={idle || undefined}
      className="phone-bar noscript:has-[noscript]:hidden data-idle:invisible sticky bottom-0 z-20 mt-8 border-t border-edge bg-sheet px-4 pb-[env(safe-area-inset-bottom)] sm:px-6 lg:hidden print:hidden"
    >
      <div className="flex min-h-[calc(4rem-1px)] flex-wrap items-center justify-between gap-x-4">
        {children}
      </div>
    </div>
  );
}

interface PriceBarProps {
  published: PathContent;
  action: ReactNode;
  /** The offer that the bar repeats while the offer is out of view. */
  offer: Element | null;
}

/** On a narrow screen, the drawing of the year and the offer say when the price is earned back. */
export function PriceBar({ published, action, offer }: PriceBarProps) {
  const { meta, year } = published;
  return (
    <PhoneBar idle={useOfferInView(offer)}>
      <PricePlace className="min-w-0 flex-1 basis-24 leading-tight">
        <span className="font-semibold whitespace-nowrap">{formatAud(effectivePrice(meta))}, once</span>{' '}
        <span className="ml-3 text-sm text-ink-soft max-sm:hidden">{aheadInShort(year)}</span>
        <span className="block text-sm leading-tight text-balance text-ink-soft">
          {insideInShort(published)}
        </span>
      </PricePlace>
      <div className="shrink-0">{action}</div>
    </PhoneBar>
  );
}

/** The price of a whole path as one large amount in dollars. */
function LargePrice(prices: Pick<PathPrice, 'price' | 'sale'>) {
  const now = effectivePrice(prices);
  const was = wasPrice(prices);
  if (now === 0) return <p className="font-semibold">Free to read</p>;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-2xl font-semibold">{formatAud(now)}</span>
        {was !== undefined && (
          <span className="text-sm text-ink-soft">
            was <s>{formatAud(was)}</s>
          </span>
        )}
      </p>
      <p className="text-sm text-ink-soft">Pay once and keep it. AUD, GST included.</p>
    </>
  );
}

/** The price, and whether a first year earns it back. */
export function PriceHead({ published: { meta, year } }: { published: PathContent }) {
  return (
    <PricePlace>
      <LargePrice price={meta.price} sale={meta.sale} />
      <p
        className="price-ahead mt-3 gap-2 flex font-semibold leading-[1.35]"
        data-behind={year.aheadMonth === null || undefined}
      >
        <TrendingUp aria-hidden />
        {aheadWords(year)}
      </p>
    </PricePlace>
  );
}

/**
 * A reader whose session expired may own a path that shows a price again, so they get the reason and a link
 * to log in.
 */
export function SessionEnded({ className = '' }: { className?: string }) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const session = useSession();
  if (!hydrated || session !== null || !hasSessionEnded()) return null;
  return (
    <p
      role="status"
      className={`session-ended py-2.5 px-3.5 border-l-4 border-l-ochre bg-ochre-tint [&>a]:font-semibold ${className}`}
    >
      Your session has ended.{' '}
      <Link to={addresses.logIn({ ref: `${pathname}${search}` })} state={sessionEndedState}>
        Log in
      </Link>{' '}
      to open this path if it’s yours.
    </p>
  );
}

const LaterInside = later(
  lazyOrNothing(async () => ({
    default: (await import('#web/components/inside/inside-list.tsx')).InsideList,
  })),
  <div className="min-h-60" />,
);

/** The price and what it buys, next to the text on a wide screen. */
export function PriceCard({ published, action }: { published: PathContent; action: ReactNode }) {
  const open = published.sections.filter(({ html }) => html !== undefined).length;
  return (
    <Card className="mb-6 shrink-0 print:hidden">
      <PriceHead published={published} />
      <SessionEnded className="mt-4" />
      <div className="mt-4 grid">{action}</div>
      <p className="mt-3 text-sm text-ink-soft">First {counted(open, 'section')} free.</p>
      {/* In a low window its last lines leave their space to the contents below; all of it is further down. */}
      <LaterInside
        published={published}
        className="mt-4 text-sm [@media(height<58rem)]:[&>:nth-child(n+4)]:hidden"
      />
    </Card>
  );
}

interface UnlockButtonProps {
  text: string;
  /** The reason why it cannot be pressed yet. */
  waiting?: 'status' | 'log-in' | undefined;
  onClick?: () => void;
}

/** No longer than the texts that they replace, so that the button stays on one line. */
const waitingTexts = { status: 'Checking access…', 'log-in': 'One moment…' } as const;

/** For places with enough space. */
export const unlockText = (lockedCount: number): string =>
  lockedCount === 1 ? 'Unlock 1 more section' : `Unlock ${lockedCount} more sections`;

/** In a bar or a rail, next to what it unlocks. */
export const shortUnlockText = 'Unlock';

/** The button for a logged-in reader. It has its final size from the start, so that nothing moves. */
export function UnlockButton({ text, waiting, onClick }: UnlockButtonProps) {
  return (
    <Button
      wide
      variant={waiting === 'status' ? 'secondary' : 'primary'}
      pending={waiting !== undefined}
      pendingText={text === shortUnlockText ? 'Wait…' : waitingTexts[waiting ?? 'status']}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}

/**
 * Visitors sign up or log in first and return. Before the scripts run, a logged-in reader sees the later
 * button.
 */
export function VisitorAction({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  return (
    <>
      <div className="contents signed-in:hidden noscript:hidden">
        <ButtonLink
          wide
          to={addresses.logIn({ ref: `${pathname}${search}` })}
          state={newHereState}
          onClick={() => keepUnlockWish(pathname)}
        >
          {text}
        </ButtonLink>
      </div>
      <noscript>Unlocking needs JavaScript in your browser.</noscript>
      {!hydrated && (
        <div className="hidden signed-in:contents">
          <UnlockButton text={text} waiting="status" />
        </div>
      )}
    </>
  );
}

interface SaleActionProps {
  access: Access;
  text: string;
  /** The session was refused, and the log-in page opens in a moment. */
  leaving: boolean;
  onClick: () => void;
}

/**
 * The button next to a price, in the state of this reader; the part that starts the locked sections performs
 * the action.
 */
export function SaleAction({ access, text, leaving, onClick }: SaleActionProps) {
  if (access.kind === 'visitor') return <VisitorAction text={text} />;
  const waiting = access.kind !== 'locked' ? 'status' : leaving ? 'log-in' : undefined;
  return <UnlockButton text={text} waiting={waiting} onClick={onClick} />;
}
