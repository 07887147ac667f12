import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SamplePicture, SamplePlan } from '#shared/contract/content-files.ts';
import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import { Button } from '../button/button.tsx';
import { Modal } from '../page/modal.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { PageMissing, usePicture } from './row-page.tsx';
import { slideRow } from './slide-row.ts';

const look =
  'inline-flex h-11 min-w-11 cursor-pointer items-center justify-center gap-1 rounded-sm border border-line-strong sm:px-4 ' +
  'bg-sheet font-semibold text-leaf transition-colors duration-150 hover:border-leaf hover:bg-leaf-tint ' +
  'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong';

interface TurnButtonProps {
  way: 'back' | 'on';
  label: string;
  /** Shown next to the arrow where there is space. */
  word: string;
  /** The end is reached. The button keeps the focus, so that the keyboard does not lose its place. */
  ends: boolean;
  onTurn: () => void;
}

/** Moves a row forwards or back. */
function TurnButton({ way, label, word, ends, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={ends}
      className={look}
      onClick={() => {
        if (!ends) onTurn();
      }}
    >
      {way === 'back' && <ChevronLeft aria-hidden className="size-5" />}
      <span className="max-sm:hidden">{word}</span>
      {way === 'on' && <ChevronRight aria-hidden className="size-5" />}
    </button>
  );
}

/** A point on a page, as shares of its width and height. */
interface Point {
  x: number;
  y: number;
}

/** The margin of a page, as a share of its width. */
const margin = 0.07;

/** Scrolls so that the point is in the middle, or the text starts at the edge. */
const showPart = (slide: Element, point?: Point): void => {
  if (point === undefined) slide.scrollTo(margin * slide.scrollWidth, 0);
  else
    slide.scrollTo(
      point.x * slide.scrollWidth - slide.clientWidth / 2,
      point.y * slide.scrollHeight - slide.clientHeight / 2,
    );
};

const focusSlide = (slide: Element | undefined): void => {
  if (slide instanceof HTMLElement) slide.focus({ preventScroll: true });
};

/** In browsers without a scrollend event, scrolling counts as over after this long without movement. */
const restMs = 200;

/** Draws this many pages on each side, because a finger may turn the next one before the reel rests. */
const ahead = 2;

interface PageSheetProps extends Pick<SamplePicture, 'address' | 'shows'> {
  onZoom: (event: MouseEvent) => void;
  onRetry: () => void;
}

function PageSheet({ address, shows, onZoom, onRetry }: PageSheetProps) {
  const { failed, retry, picture } = usePicture();
  if (failed)
    return (
      <div className="page-sheet m-auto grid w-[min(100cqw-1rem,(100cqh-1rem)*960_/_1358)] outline-1 outline-edge bg-sheet cursor-zoom-in [@media(height<30rem)]:w-[calc(100cqw-1rem)]">
        <PageMissing
          onRetry={() => {
            retry();
            onRetry();
          }}
        />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button of the dialog does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      className="page-sheet m-auto grid w-[min(100cqw-1rem,(100cqh-1rem)*960_/_1358)] outline-1 outline-edge bg-sheet cursor-zoom-in [@media(height<30rem)]:w-[calc(100cqw-1rem)]"
      onClick={onZoom}
    >
      <img src={address} {...samplePictureSizes.large} alt={shows} {...picture} />
    </div>
  );
}

export interface PageDialogProps {
  sample: Pick<SamplePlan, 'pages' | 'pictures'>;
  /** The index of the page that it opens at. */
  first: number;
  onTurn: (page: number) => void;
  onClose: () => void;
}

/**
 * The pages of a sample, one at a time: turned by button, arrow key or swipe, fitted to the window or at full
 * size.
 */
export default function PageDialog({ sample, first, onTurn, onClose }: PageDialogProps) {
  const { pages, pictures } = sample;
  const reel = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(first);
  // A phone starts with the whole page, a desktop with full size.
  const [zoomed, setZoomed] = useState(() => matchMedia('(width >= 64rem)').matches);
  const pressed = useRef<Point>(undefined);
  const picture = pictures[at];
  const slideAt = (place: number) => reel.current?.children[place];

  // Re-rendering a page during a swipe makes the reel jump, so it waits until the reel rests.
  const rest = (moved: Element) => stand(Math.round(moved.scrollLeft / moved.clientWidth));
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  const stand = (place: number) => {
    const { page } = pictures[place] ?? {};
    if (place === at || page === undefined) return;
    setAt(place);
    onTurn(page);
  };
  const turnTo = (place: number) => {
    const slide = slideAt(place);
    if (!reel.current || !slide) return;
    showPart(slide);
    slideRow(reel.current, place * reel.current.clientWidth);
    stand(place);
  };
  const zoom = (to?: Point) => {
    pressed.current = to;
    setZoomed(!zoomed);
  };
  const zoomAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    zoom({ x: (clientX - left) / width, y: (clientY - top) / height });
  };

  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const slide = slideAt(at);
    // A page wider than the window is scrolled across first.
    const isWide = slide && slide === document.activeElement && slide.scrollWidth > slide.clientWidth;
    if (way === 0 || isWide || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    turnTo(at + way);
  });
  useEffect(() => {
    const turn = (event: KeyboardEvent) => turnByKey(event);
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, []);

  const standAtFirst = useEffectEvent(() => {
    if (reel.current) reel.current.scrollLeft = first * reel.current.clientWidth;
  });
  useEffect(() => standAtFirst(), []);

  // The arrow keys scroll the focused page, unless a button is being pressed.
  const focusPage = useEffectEvent((place: number) => {
    if (!(document.activeElement instanceof HTMLButtonElement)) focusSlide(slideAt(place));
  });
  useEffect(() => focusPage(at), [at]);

  const showPressed = useEffectEvent(() => {
    const slide = slideAt(at);
    if (slide) showPart(slide, pressed.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of size
  useLayoutEffect(() => showPressed(), [zoomed]);

  if (picture === undefined) return null;
  const name = `Page ${picture.page} of ${pages}`;
  return (
    <Modal open fills title={`${name}. ${picture.title}`} onClose={onClose}>
      <div
        ref={reel}
        className="page-reel grid grid-cols-none auto-cols-[100%] grid-flow-col min-h-0 overflow-x-auto overflow-y-hidden overscroll-contain bg-sand [scroll-snap-type:x_mandatory] [scrollbar-width:none]"
        data-zoomed={zoomed || undefined}
        onScrollEnd={({ currentTarget, target }) => {
          if (target === currentTarget) rest(currentTarget);
        }}
        onScroll={({ currentTarget, target }) => {
          if (target !== currentTarget || 'onscrollend' in window) return;
          clearTimeout(resting.current);
          resting.current = setTimeout(() => rest(currentTarget), restMs);
        }}
      >
        {pictures.map(({ page, title, shows, address }, place) => (
          <section key={page} aria-label={title} tabIndex={place === at ? 0 : undefined} inert={place !== at}>
            {Math.abs(place - at) <= ahead && (
              <PageSheet {...{ address, shows }} onZoom={zoomAt} onRetry={() => focusSlide(slideAt(place))} />
            )}
          </section>
        ))}
      </div>
      <div className="page-turns py-3 px-4 gap-3 grid grid-cols-[1fr_auto_1fr] border-t border-t-line [@media(height<30rem)]:py-1">
        <TurnButton
          way="back"
          label="Previous page"
          word="Previous"
          ends={at === 0}
          onTurn={() => turnTo(at - 1)}
        />
        <Button variant="secondary" onClick={() => zoom()}>
          {zoomed ? 'Whole page' : 'Zoom in'}
        </Button>
        <TurnButton
          way="on"
          label="Next page"
          word="Next"
          ends={at === pictures.length - 1}
          onTurn={() => turnTo(at + 1)}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{name}</span>
      </VisuallyHidden>
    </Modal>
  );
}
