import { classNames } from '../class-names.ts';
import sheet from './glyphs.svg';

export interface GlyphProps {
  /** The slug of a persona or a path. */
  of: string;
  /** Of a persona: on a dark tile, so that people are told from the paths they may take. */
  dark?: boolean;
  className?: string;
}

/** A drawing of our own on a 48-px tile. All are one file, which every page shares. */
export function Glyph({ of, dark = false, className }: GlyphProps) {
  return (
    <span className={classNames('glyph', dark && 'glyph-dark', className)}>
      <img src={`${sheet}#${of}`} alt="" width={32} height={32} loading="lazy" />
    </span>
  );
}
