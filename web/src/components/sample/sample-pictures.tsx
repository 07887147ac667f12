import type { SamplePicture as Picture } from '#shared/contract/content-files.ts';
import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';

const { width, height } = samplePictureSizes.small;

export interface SamplePicturesProps {
  /** The file that has all of them side by side. */
  sheet: string;
  pictures: readonly Picture[];
}

/**
 * Real pages of a sample plan, as they were drawn when the site was built; each leads to its picture in a size that
 * can be read. The style sheet shows the part of the one file that lies at the place of each.
 */
export function SamplePictures({ sheet, pictures }: SamplePicturesProps) {
  return (
    <ol className="sample-strip">
      {pictures.map(({ page, title, shows, large }) => (
        <li key={page}>
          <a href={large} className="group block text-ink no-underline">
            <img
              src={sheet}
              width={width}
              height={height}
              alt={shows}
              loading="lazy"
              decoding="async"
              className="border border-line-strong bg-sheet group-hover:border-leaf"
            />
            <span className="mt-2 block text-sm group-hover:text-leaf group-hover:underline">
              <span className="text-ink-soft tabular-nums">Page {page}.</span> {title}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
