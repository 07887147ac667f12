import { lazy, type MouseEvent, type ReactNode, Suspense, useRef } from 'react';
import type { SamplePicture as Picture, SamplePlan } from '#shared/contract/content-files.ts';
import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import { isForBrowser } from '#web/lib/router/is-for-browser.ts';
import { classNames } from '../class-names.ts';
import { useScrollEdges } from '../use-scroll-edges.ts';
import { slideRow } from './slide-row.ts';
import { TurnButton } from './turn-button.tsx';
import { useOpenedPage } from './use-opened-page.ts';

const PageDialog = lazy(() => import('./page-dialog.tsx'));

const { width, height } = samplePictureSizes.small;
/** As the build draws it, before anything is measured. */
const atStart = { scrolls: true, before: false, after: true };

export interface SamplePicturesProps {
  sample: Pick<SamplePlan, 'tier' | 'pages' | 'sheet' | 'pictures'>;
  /** What stands above them, beside the buttons that move them. */
  children: ReactNode;
}

/** On by as many pages as are seen whole, and at least by one. */
const turnStrip = (strip: HTMLElement | null, way: 1 | -1): void => {
  const [first, second] = strip?.children ?? [];
  if (!strip || !first || !second) return;
  const stride = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const seen = Math.max(1, Math.floor(strip.clientWidth / stride));
  const at = strip.scrollLeft / stride;
  slideRow(strip, (way > 0 ? Math.floor(at + 0.1) + seen : Math.ceil(at - 0.1) - seen) * stride);
};

/**
 * Real pages of a sample plan, as they were drawn when the site was built; each opens in a size that can be read, and
 * leads to its picture where no script does. The style sheet shows the part of the one file that lies at the place of
 * each.
 */
export function SamplePictures({ sample, children }: SamplePicturesProps) {
  const { tier, sheet, pictures } = sample;
  const strip = useRef<HTMLOListElement>(null);
  const { scrolls, before, after } = useScrollEdges(strip, { way: 'across', first: atStart });
  const opened = useOpenedPage(tier.toLowerCase());
  const openedAt = pictures.findIndex(({ page }) => page === opened.page);
  const press = (event: MouseEvent<HTMLAnchorElement>, { page }: Picture) => {
    if (isForBrowser(event, event.currentTarget)) return;
    event.preventDefault();
    opened.open(page);
  };
  return (
    <>
      <div className="sample-head">
        <div>{children}</div>
        <p className={classNames('sample-turns noscript:hidden print:hidden', !scrolls && 'invisible')}>
          <TurnButton
            way="back"
            label="Earlier pages"
            ends={!before}
            onTurn={() => turnStrip(strip.current, -1)}
          />
          <TurnButton way="on" label="Later pages" ends={!after} onTurn={() => turnStrip(strip.current, 1)} />
        </p>
      </div>
      <ol ref={strip} className="sample-strip">
        {pictures.map((picture) => (
          <li key={picture.page}>
            <a
              href={picture.large}
              data-says-more=""
              className="sample-page"
              onClick={(event) => press(event, picture)}
            >
              <img
                src={sheet}
                width={width}
                height={height}
                alt={picture.shows}
                loading="lazy"
                decoding="async"
              />
              <span className="mt-2 block text-sm">
                <span className="text-ink-soft tabular-nums">Page {picture.page}.</span> {picture.title}
              </span>
            </a>
          </li>
        ))}
      </ol>
      {openedAt >= 0 && (
        <Suspense fallback={null}>
          <PageDialog sample={sample} first={openedAt} onTurn={opened.turn} onClose={opened.close} />
        </Suspense>
      )}
    </>
  );
}
