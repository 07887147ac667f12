import { classNames } from '../class-names.ts';
import sheet from './covers.svg';

export interface CoverProps {
  /** The slug of a persona or a path. */
  of: string;
  className?: string;
}

/** A book’s cover of our own; those of a persona share its colours. All are one file, which every page shares. */
export function Cover({ of, className }: CoverProps) {
  return (
    <img
      src={`${sheet}#${of}`}
      alt=""
      width={72}
      height={96}
      loading="lazy"
      className={classNames('cover', className)}
    />
  );
}
