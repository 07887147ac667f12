import type { SamplePicture as Picture } from '#shared/contract/content-files.ts';
import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import { classNames } from '../class-names.ts';

const { small, large } = samplePictureSizes;

export interface SamplePictureProps {
  picture: Picture;
  /** How wide it is shown, as the attribute of an image says it. */
  sizes: string;
  className?: string;
}

/** A real page of a sample plan, as it was drawn when the site was built. */
export function SamplePicture({ picture, sizes, className }: SamplePictureProps) {
  return (
    <img
      src={picture.small}
      srcSet={`${picture.small} ${small.width}w, ${picture.large} ${large.width}w`}
      sizes={sizes}
      width={large.width}
      height={large.height}
      alt={picture.shows}
      loading="lazy"
      decoding="async"
      className={classNames('h-auto w-full border border-line-strong bg-sheet', className)}
    />
  );
}
