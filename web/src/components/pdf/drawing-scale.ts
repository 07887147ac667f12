/** What iOS still shows of a canvas, with a margin: one of more pixels stays blank. */
export const mostPixels = 16_000_000;

interface Shown {
  /** CSS pixels a point. */
  scale: number;
  isPhone: boolean;
}

/** Canvas pixels a point, of a page that is as large as that in CSS pixels. With fewer than two a CSS pixel the small print sets its letters on whole pixels, as a bad scan does; more is only heavier, but on a phone, where two fingers spread it. */
export function drawingScale(
  { width, height }: { width: number; height: number },
  { scale, isPhone }: Shown,
): number {
  const sharpness = isPhone ? 3 : 2;
  return scale * Math.min(sharpness, Math.sqrt(mostPixels / (width * height)));
}
