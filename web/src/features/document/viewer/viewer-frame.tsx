import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import './viewer-desk.css';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { FailedPart, type Failure } from '#web/components/failed/failed.tsx';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { VisuallyHidden } from '#web/components/text/visually-hidden.tsx';
import { addresses } from '#web/config/addresses.ts';
import { TextSkeleton } from '../text/text-skeleton.tsx';
import { firstLayout } from './use-plan-place.ts';

interface SlideBarProps {
  frame: RefObject<HTMLElement | null>;
  /** The width of the scrolling content, in CSS pixels. */
  width: number;
}

/**
 * A horizontal scroll bar that is always visible, because the native one is below the last page. For a mouse
 * only.
 */
function SlideBar({ frame, width }: SlideBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [slid, own] = [frame.current, bar.current];
    if (slid === null || own === null) return;
    void width;
    const follow = () => {
      own.scrollLeft = slid.scrollLeft;
    };
    follow();
    slid.addEventListener('scroll', follow);
    return () => slid.removeEventListener('scroll', follow);
  }, [frame, width]);
  return (
    <div
      ref={bar}
      aria-hidden
      tabIndex={-1}
      className="viewer-slide hidden sm:bottom-0 sm:sticky sm:z-10 sm:block sm:overflow-x-auto sm:overflow-y-hidden"
      onScroll={({ currentTarget }) => {
        if (frame.current !== null) frame.current.scrollLeft = currentTarget.scrollLeft;
      }}
    >
      <div style={{ width }} />
    </div>
  );
}

interface ViewerFrameProps {
  /** Thumbnails next to the document on a wide screen. */
  rail?: ReactNode;
  /** The width of the document in CSS pixels, if it is wider than its frame and scrolls sideways. */
  slides?: number | undefined;
  frame?: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  onDoubleClick?: () => void;
  children: ReactNode;
}

/** The layout of the viewer in each of its states. */
export const ViewerFrame = ({
  rail,
  slides,
  frame,
  onKeyDown,
  onDoubleClick,
  children,
}: ViewerFrameProps) => (
  <div
    className={classNames(
      'viewer-desk grid grid-cols-1 items-start sm:border sm:border-edge sm:bg-sand sm:border-t-0',
      rail !== undefined &&
        'has-rail lg:grid-cols-[9rem_minmax(0,1fr)] min-[100rem]:grid-cols-[18rem_minmax(0,1fr)] min-[72rem]:has-[.is-sliding]:grid-cols-1',
    )}
  >
    {rail !== undefined && (
      <div className="viewer-rail hidden lg:pt-3 lg:top-14 lg:sticky lg:block lg:overflow-clip lg:max-h-[calc(100dvh-3.5rem)] lg:min-w-0">
        {rail}
      </div>
    )}
    <div className="min-w-0">
      <section
        ref={frame}
        // Keyboard users must be able to focus a scrolling element.
        tabIndex={onKeyDown === undefined ? undefined : 0}
        aria-label="Document"
        className={classNames(
          'viewer-frame touch-manipulation sm:py-4 focus-visible:outline-2 focus-visible:outline-leaf',
          slides === undefined ? 'contain-paint' : 'is-sliding',
        )}
        onKeyDown={onKeyDown}
        onDoubleClick={onDoubleClick}
      >
        {children}
      </section>
      {frame !== undefined && slides !== undefined && <SlideBar frame={frame} width={slides} />}
    </div>
  </div>
);

/**
 * The outlines of 文件加载失败, a hundred units per character, from the Noto Sans SC of our documents
 * (functions/pdf/fonts/README.md). When the connection fails, a font file would not load either.
 */
const outlines = [
  'M73 25L80 27Q74 45 64 59Q54 72 40 81Q27 90 8 96Q8 95 7 94Q6 92 5 91Q4 90 4 89Q22 84 35 75Q48 67 58 54Q67 42 73 25ZM27 25Q33 41 42 54Q52 66 66 75Q79 84 97 88Q96 89 95 90Q94 92 93 93Q92 94 92 95Q74 90 60 81Q46 72 36 58Q27 45 20 28ZM5 22L95 22L95 29L5 29ZM42 6L50 3Q52 7 55 11Q57 16 58 19L50 21Q49 18 47 14Q45 9 42 6Z',
  'M160 5L168 5L168 96L160 96ZM143 9L150 11Q149 17 147 24Q145 31 143 37Q140 43 137 47Q137 47 135 46Q134 45 133 44Q132 44 131 43Q134 39 136 34Q139 28 140 22Q142 16 143 9ZM144 25L191 25L191 32L142 32ZM132 54L195 54L195 61L132 61ZM127 4L134 7Q131 15 127 23Q122 32 118 39Q113 46 108 52Q107 51 106 49Q106 48 105 47Q104 45 103 44Q108 39 112 33Q117 27 120 19Q124 12 127 4ZM117 30L124 23L124 23L124 96L117 96Z',
  'M261 80L288 80L288 87L261 87ZM205 23L244 23L244 30L205 30ZM257 16L291 16L291 94L284 94L284 24L264 24L264 95L257 95ZM242 23L249 23Q249 23 249 24Q249 24 249 25Q249 26 249 27Q249 44 248 55Q248 66 248 74Q247 81 246 85Q246 89 244 90Q243 92 242 93Q240 94 238 94Q236 94 232 94Q229 94 226 94Q226 92 225 90Q225 88 224 87Q227 87 230 87Q233 87 235 87Q236 87 236 87Q237 86 238 85Q239 84 239 81Q240 77 240 70Q241 63 241 52Q242 41 242 25ZM220 5L227 5Q227 19 226 32Q226 46 224 57Q223 69 219 79Q215 89 209 96Q208 95 207 94Q206 93 205 92Q204 92 203 91Q208 86 211 79Q214 72 216 63Q218 55 218 46Q219 36 219 26Q220 16 220 5Z',
  'M374 10L379 6Q381 8 384 10Q386 12 388 15Q390 17 392 19L386 23Q384 20 381 16Q377 12 374 10ZM305 27L395 27L395 33L305 33ZM311 12L355 12L355 18L311 18ZM330 4L337 4L337 30L330 30ZM361 4L368 4Q368 18 369 31Q370 44 371 54Q373 65 375 72Q377 80 380 84Q383 88 386 88Q388 88 389 84Q390 81 390 72Q392 73 393 74Q395 75 396 76Q396 83 395 87Q393 92 391 93Q389 95 386 95Q381 95 377 92Q374 89 371 83Q368 77 366 68Q364 60 363 50Q362 40 361 28Q361 17 361 4ZM384 38L391 40Q387 51 382 62Q377 72 371 81Q364 90 356 96Q355 95 354 94Q352 92 351 91Q359 85 365 77Q371 69 376 59Q381 49 384 38ZM307 43L358 43L358 49L307 49ZM333 52L340 52L340 96L333 96ZM312 68Q312 67 312 66Q311 65 311 63Q310 62 310 61Q311 61 312 59Q313 58 314 56Q315 55 317 51Q319 48 321 43Q323 38 325 33L332 35Q330 40 327 46Q325 51 322 56Q320 60 317 64L317 64Q317 64 316 65Q315 65 314 66Q314 66 313 67Q312 67 312 68ZM312 68L312 62L316 60L356 60L356 67L320 67Q317 67 315 67Q313 67 312 68ZM307 79Q313 78 321 78Q330 77 339 76Q349 75 359 74L359 81Q349 82 340 82Q331 83 322 84Q314 85 307 86Z',
  'M405 49L495 49L495 57L405 57ZM424 5L431 7Q429 14 427 21Q424 28 420 34Q417 40 413 45Q412 44 411 43Q410 43 408 42Q407 41 406 41Q410 37 413 31Q417 25 419 19Q422 12 424 5ZM423 22L486 22L486 29L419 29ZM455 51Q459 66 470 75Q480 85 497 89Q496 90 495 91Q494 92 494 94Q493 95 492 96Q480 93 472 87Q463 81 457 72Q451 64 448 52ZM446 4L453 4L453 35Q453 42 453 49Q452 56 449 63Q447 69 442 75Q437 82 429 87Q421 92 409 96Q409 95 408 94Q407 93 406 92Q405 90 404 90Q415 86 423 81Q430 76 435 71Q440 65 442 59Q444 54 445 47Q446 41 446 35Z',
  'M523 22L530 22L530 49Q530 55 529 61Q529 68 527 74Q524 80 520 86Q516 91 509 96Q508 95 506 93Q505 92 504 91Q511 87 515 82Q519 77 520 71Q522 65 523 60Q523 54 523 49ZM529 75L534 72Q536 75 539 78Q541 81 543 84Q546 87 547 90L541 93Q540 91 538 88Q536 85 533 82Q531 78 529 75ZM509 9L545 9L545 69L538 69L538 16L515 16L515 70L509 70ZM562 5L569 6Q567 15 564 23Q562 31 558 39Q555 46 551 52Q551 51 550 50Q549 48 548 47Q547 46 546 45Q550 40 553 34Q556 27 558 20Q560 13 562 5ZM559 22L595 22L595 28L559 28ZM581 25L583 25L584 24L588 26Q586 45 581 59Q576 73 569 82Q562 91 552 96Q552 95 551 94Q550 93 549 92Q548 91 547 91Q557 86 564 77Q571 69 575 56Q580 44 581 26ZM559 36Q562 48 567 59Q572 70 580 78Q587 86 597 90Q595 91 594 93Q593 95 592 96Q582 91 574 82Q567 73 561 62Q556 51 553 38Z',
];

/** The specified sentence, readable on a computer without a Chinese font. */
function ChineseAlert() {
  return (
    <p lang="zh">
      <VisuallyHidden>文件加载失败</VisuallyHidden>
      <svg aria-hidden viewBox="0 0 600 100" className="my-1 h-5 w-30 max-w-full" fill="currentColor">
        {outlines.map((outline) => (
          <path key={outline} d={outline} />
        ))}
      </svg>
    </p>
  );
}

/** Replaces the document, under its name. */
export const FileFailed = ({ failure, isOwed = false }: { failure: Failure; isOwed?: boolean }) => (
  <FailedPart
    title="The file failed to load"
    said={<ChineseAlert />}
    kept={`Nothing is lost: your plan is saved to your account${isOwed ? '.' : ' and linked in our email.'}`}
    failure={failure}
    also={
      <ButtonLink to={isOwed ? addresses.orderTokens() : addresses.dashboard()} variant="secondary">
        {isOwed ? 'Add tokens' : 'Go to your dashboard'}
      </ButtonLink>
    }
  />
);

const thumbnails = [1, 2, 3, 4];

/** The skeleton of the viewer: its bar, the thumbnails, and the page or its text. */
export function Opening() {
  const isText = firstLayout() === 'text';
  return (
    <>
      <LoadingText />
      <div className="viewer-bar p-1 flex flex-wrap items-center justify-between min-h-13.5 bg-sheet max-sm:py-1 max-sm:px-4 max-sm:border-y max-sm:border-y-line sm:justify-start sm:border sm:border-edge sm:rounded-t-md sm:gap-y-0 sm:gap-x-3 [@media(height<26rem)]:py-px [@media(height<26rem)]:min-h-11 sm:[@media(height<26rem)]:gap-y-0 sm:[@media(height<26rem)]:gap-x-1.5 min-[72rem]:has-[+.viewer-desk_.is-sliding]:px-[calc(0.25rem+var(--spread))]">
        <p aria-hidden className="text-sm text-ink-soft sm:hidden">
          Opening…
        </p>
        <Skeleton className="h-5 w-36 max-sm:hidden" />
        <Skeleton className="h-11 w-28" />
        <Skeleton className="h-5 w-32 max-sm:hidden" />
        <Skeleton className="size-11 sm:max-lg:ms-auto lg:hidden" />
        <div className="viewer-search py-1.5 flex grow shrink basis-full min-w-0 lg:py-0 lg:ml-auto lg:grow-0 lg:shrink lg:basis-88 max-lg:hidden">
          <Skeleton className="h-[2.875rem] w-full" />
        </div>
      </div>
      <ViewerFrame
        rail={thumbnails.map((one) => <Skeleton key={one} className="mx-auto mt-2 mb-10 h-37 w-26" />)}
      >
        <div
          className={
            isText
              ? 'document-sheet'
              : 'document-sheet sm:w-[min(100%-2px,53.75rem)] sm:max-w-none sm:aspect-210/297'
          }
        >
          <Skeleton className="mb-8 h-32 w-full" />
          <TextSkeleton />
        </div>
      </ViewerFrame>
      <div className="py-1 px-2 mt-4 mb-0 -mx-4 bottom-0 sticky z-10 flex flex-wrap items-center justify-between border-t border-t-line-strong bg-sheet sm:hidden [@media(height<26rem)]:static">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-11 w-32" />
      </div>
    </>
  );
}
