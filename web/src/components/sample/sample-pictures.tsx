import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { RowPage } from './row-page.tsx';
import { slideRow } from './slide-row.ts';

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Leaves the click to the browser: another mouse button, a modifier key, or another window. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press, link: Element): boolean =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  // The attribute, because the property of a link inside an SVG is not a string.
  !['', '_self'].includes(link.getAttribute('target') ?? '');

const openedHere = 'sample-page';

/** The open page of a sample. It is in the address, so that back closes it and a link opens it. */
function useOpenedPage(sample: string) {
  const place = useLocation();
  const navigate = useNavigate();
  const closing = useRef(false);
  const [, page] =
    new RegExp(`^${sample}-(\\d+)$`).exec(new URLSearchParams(place.search).get('page') ?? '') ?? [];

  const addressWith = (opened: number | undefined): string => {
    const query = new URLSearchParams(place.search);
    if (opened === undefined) query.delete('page');
    else query.set('page', `${sample}-${opened}`);
    const search = query.size === 0 ? '' : `?${query}`;
    return createPath({ ...place, search });
  };

  return {
    page: page === undefined ? undefined : Number(page),
    open: (opened: number) => {
      closing.current = false;
      void navigate(addressWith(opened), { state: openedHere });
    },
    turn: (opened: number) => {
      if (!closing.current) void navigate(addressWith(opened), { replace: true, state: place.state });
    },
    close: () => {
      // Goes back only once, because a second step back would leave the page.
      if (closing.current) return;
      closing.current = true;
      if (place.state === openedHere) window.history.back();
      else void navigate(addressWith(undefined), { replace: true });
    },
  };
}

const PageDialog = lazy(() => import('./page-dialog.tsx'));

interface SamplePicturesProps {
  sample: Pick<SamplePlan, 'tier' | 'pages' | 'pictures'>;
  /** Content above the pictures. */
  children: ReactNode;
  /** Content below the pictures. */
  below: ReactNode;
}

/** The distance from one page of the row to the next. */
const strideOf = (row: Element): number => {
  const [first, second] = row.children;
  const left = (page: Element | undefined) => page?.getBoundingClientRect().left ?? 0;
  return second === undefined ? row.clientWidth : left(second) - left(first);
};

/**
 * The row’s scroll position for a returning reader. The history entry holds it, as the browser does with
 * scroll positions.
 */
const savedPage = (tier: PlanType): number | undefined => Object(history.state)[`sample-${tier}`];

const savePage = (tier: PlanType, place: number): void =>
  history.replaceState({ ...history.state, [`sample-${tier}`]: place }, '');

/**
 * Real pages of a sample plan, drawn at build time: one at a readable size next to the list of names, or a
 * row to swipe. Without scripts, a name links to its page in the row, and a page to its picture.
 */
export function SamplePictures({ sample, children, below }: SamplePicturesProps) {
  const { tier, pictures } = sample;
  const row = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  // Until the reader comes near, a single picture is shown.
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const pages = row.current;
    if (pages === null) return;
    let isOpened = false;
    // Unless the reader has scrolled it. A hidden row has no layout and loses its scroll position.
    const open = () => {
      const stride = strideOf(pages);
      if (stride === 0) return;
      if (!isOpened) pages.scrollLeft ||= (savedPage(tier) ?? 0) * stride;
      isOpened = true;
      setAt(Math.round(pages.scrollLeft / stride));
    };
    open();
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      open();
      setNear(true);
    });
    watch.observe(pages);
    return () => watch.disconnect();
  }, [tier]);
  const isFetched = (place: number) => place === at || (isNear && place > at - 2 && place < at + 3);
  const opened = useOpenedPage(tier.toLowerCase());
  const openedAt = pictures.findIndex(({ page }) => page === opened.page);
  const opener = useRef<HTMLAnchorElement>(null);
  const isOpen = openedAt >= 0;
  // When the back button closes the dialog, the browser would leave the focus at the address's anchor.
  useEffect(() => {
    if (isOpen) return;
    const frame = requestAnimationFrame(() => {
      opener.current?.focus({ preventScroll: true });
      opener.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  const idOf = (page: number) => `${tier.toLowerCase()}-page-${page}`;
  const press = (event: MouseEvent<HTMLAnchorElement>, act: () => void) => {
    if (isForBrowser(event, event.currentTarget)) return;
    event.preventDefault();
    act();
  };
  const show = (place: number) => {
    if (row.current) slideRow(row.current, place * strideOf(row.current));
  };
  return (
    <div className="sample lg:grid lg:gap-x-12 lg:[grid-template:'words_row'_auto_'names_row'_auto_'below_row'_1fr_/_19rem_minmax(0,1fr)] print:block">
      <div className="lg:[grid-area:words]">{children}</div>
      <ol className="sample-names hidden lg:mt-5 lg:block lg:border-b lg:border-b-edge lg:[grid-area:names]">
        {pictures.map(({ page, title }, place) => (
          <li key={page}>
            <a
              className="lg:hover:text-leaf lg:hover:underline"
              href={`#${idOf(page)}`}
              aria-current={place === at || undefined}
              onClick={(event) => press(event, () => show(place))}
            >
              <span className="lg:font-serif lg:font-semibold lg:text-end">{page}</span> <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
      <ol
        ref={row}
        className="sample-row pt-1 pb-3 px-4 mt-3 mb-0 -mx-4 gap-4 grid auto-cols-[min(19rem,92%)] grid-flow-col overflow-x-auto overscroll-x-contain [scroll-padding-inline:1.75rem] [scroll-snap-type:x_mandatory] [scrollbar-color:var(--color-line-strong)_transparent] grid-cols-none sm:px-6 sm:-mx-6 sm:auto-cols-[24rem] sm:[scroll-padding-inline:2.5rem] lg:p-0 lg:m-0 lg:gap-0 lg:min-h-168 lg:[grid-area:row] lg:auto-cols-[100%] lg:[scroll-padding:0] lg:[scrollbar-width:none] print:px-0 print:mx-0 print:gap-4 print:overflow-visible print:min-h-0 print:grid-flow-row print:grid-cols-3"
        onScroll={({ currentTarget }) => {
          const place = Math.round(currentTarget.scrollLeft / strideOf(currentTarget));
          if (place !== at) savePage(tier, place);
          setAt(place);
        }}
      >
        {pictures.map((one, place) => (
          <RowPage
            key={one.page}
            id={idOf(one.page)}
            of={one}
            pages={sample.pages}
            isFetched={isFetched(place)}
            onPress={(event) =>
              press(event, () => {
                opener.current = event.currentTarget;
                opened.open(one.page);
              })
            }
          />
        ))}
      </ol>
      <div className="lg:pt-2 lg:pb-6 lg:[grid-area:below]">{below}</div>
      {isOpen && (
        <Suspense fallback={null}>
          <PageDialog sample={sample} first={openedAt} onTurn={opened.turn} onClose={opened.close} />
        </Suspense>
      )}
    </div>
  );
}
