/** The largest canvas that iOS shows, with a margin: a larger one stays blank. */
export const mostPixels = 16_000_000;

interface Shown {
  /** CSS pixels per point. */
  scale: number;
  isPhone: boolean;
}

/**
 * Canvas pixels per point. Below two per CSS pixel, small print snaps to whole pixels and looks like a bad
 * scan. More only costs memory, except on a phone, where people pinch to zoom.
 */
export function drawingScale(
  { width, height }: { width: number; height: number },
  { scale, isPhone }: Shown,
): number {
  const sharpness = isPhone ? 3 : 2;
  return scale * Math.min(sharpness, Math.sqrt(mostPixels / (width * height)));
}
