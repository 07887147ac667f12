import { Maximize2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import type { SamplePicture } from '#shared/contract/content-files.ts';
import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { PageMissing } from './page-missing.tsx';
import { usePicture } from './use-picture.ts';

export interface RowPageProps {
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
    <li id={id}>
      <a ref={link} href={address} className="sample-page" onClick={onPress}>
        <span className="sample-part">
          <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="sample-outline">
            <path d={outline} />
          </svg>
          {isFetched && !failed && <img {...drawn} {...picture} alt={shows} />}
          {!isFetched && (
            <noscript>
              <img {...drawn} alt={shows} />
            </noscript>
          )}
        </span>
        <span className="sample-name">
          <span className="text-ink-soft">
            <VisuallyHidden>Page </VisuallyHidden>
            {page} of {pages}.
          </span>{' '}
          {title}
        </span>
        <span aria-hidden className="sample-opens">
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
