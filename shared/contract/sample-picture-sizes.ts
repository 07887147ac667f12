/** Of every page's picture, in pixels; all pages are A4. */
export const samplePictureSizes = {
  large: { width: 960, height: 1358 },
  /** The grid of its outline, as fine as lines of text. */
  outline: { width: 100, height: 141 },
  /** What is seen of a deck from above: a part of the page on top. */
  front: { width: 476, height: 264 },
} as const;
