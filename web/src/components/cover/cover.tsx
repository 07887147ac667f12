import { classNames } from '../class-names.ts';
import sheet from './covers.svg';

export interface CoverProps {
  /** The slug of a persona or a path; a business without a handbook has no cover. */
  of: string | undefined;
  className?: string;
}

/** A book cover. Paths share the colours of their persona, and all covers are in one file for every page. */
export function Cover({ of, className }: CoverProps) {
  if (of === undefined) return null;
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
