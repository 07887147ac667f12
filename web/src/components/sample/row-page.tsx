import { Maximize2 } from 'lucide-react';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import type { SamplePicture } from '#shared/contract/content-files.ts';
import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import { Button } from '../button/button.tsx';

/** Replaces a sample page that failed to load. */
export function PageMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-missing lg:[.sample-row_&]:inset-0 lg:[.sample-row_&]:aspect-[auto] p-4 gap-3 grid content-center justify-items-center text-ink font-semibold">
      <p>This page didn’t load.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** A picture that can be retried after a failure, even one that failed before hydration. */
export function usePicture() {
  const [failed, setFailed] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  return { failed, retry: () => setFailed(false), picture: { ref, onError: () => setFailed(true) } };
}

interface RowPageProps {
  id: string;
  of: SamplePicture;
  /** The number of pages in the whole sample. */
  pages: number;
  /** False keeps a native picture, which loads without scripts. */
  isFetched: boolean;
  onPress: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One page of the row: a placeholder until its picture has loaded, and a link to the page. */
export function RowPage({ id, of, pages, isFetched, onPress }: RowPageProps) {
  const { page, title, shows, address, outline } = of;
  const link = useRef<HTMLAnchorElement>(null);
  const { failed, retry, picture } = usePicture();
  const { width, height } = samplePictureSizes.outline;
  const drawn = { src: address, ...samplePictureSizes.large, loading: 'lazy', decoding: 'async' } as const;
  return (
    <li className="relative scroll-mt-16 snap-start print:break-inside-avoid" id={id}>
      <a
        ref={link}
        href={address}
        className="sample-page grid text-ink no-underline lg:inset-0 lg:absolute lg:grid-rows-[minmax(0,1fr)_auto] print:static focus-visible:outline-none"
        onClick={onPress}
      >
        <span className="sample-part isolate relative grid items-start overflow-hidden border border-line-strong bg-sheet aspect-20/19 row-start-1 col-start-1 after:bottom-0 after:inset-x-0 after:absolute after:h-14 after:[background:linear-gradient(transparent,var(--color-sheet)_85%)] after:-z-1 lg:aspect-[auto] lg:cursor-zoom-in lg:[&_img]:w-full lg:[&_img]:[translate:none] in-[.sample-page:focus-visible]:outline-3 in-[.sample-page:focus-visible]:outline-leaf in-[.sample-page:focus-visible]:-outline-offset-3 in-[.sample-page:hover]:border-leaf in-[.sample-page:hover]:outline-1 in-[.sample-page:hover]:outline-leaf">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${height}`}
            className="sample-outline fill-none stroke-line stroke-[1.02] lg:w-full lg:[translate:none]"
          >
            <path className="[translate:0_0.5px]" d={outline} />
          </svg>
          {isFetched && !failed && <img {...drawn} {...picture} alt={shows} />}
          {!isFetched && (
            <noscript className="not-noscript:hidden noscript:contents">
              <img {...drawn} alt={shows} />
            </noscript>
          )}
        </span>
        <span className="mt-2 text-(length:--text-sm) lg:m-0 lg:absolute lg:overflow-hidden lg:size-px print:static print:w-auto print:h-auto in-[.sample-page:hover]:text-leaf in-[.sample-page:hover]:underline">
          <span className="text-ink-soft">
            {page} of {pages}.
          </span>{' '}
          {title}
        </span>
        <span
          aria-hidden
          className="sample-opens lg:py-2.5 lg:px-4 lg:my-4 lg:mx-0 lg:gap-2 lg:[font-size:inherit] lg:row-start-2 lg:col-start-1 lg:in-[.sample-page:hover]:border-leaf lg:in-[.sample-page:hover]:bg-leaf-tint"
        >
          <Maximize2 className="size-4" />
        </span>
      </a>
      {failed && (
        <PageMissing
          onRetry={() => {
            retry();
            link.current?.focus();
          }}
        />
      )}
    </li>
  );
}
