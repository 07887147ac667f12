/** Of every page's picture, in pixels; all pages are A4. */
export const samplePictureSizes = {
  large: { width: 960, height: 1358 },
  /** The grid of its outline, as fine as lines of text. */
  outline: { width: 100, height: 141 },
  /** As small as a page is when it only shows what kind of page it is. */
  small: { width: 208, height: 294 },
} as const;
