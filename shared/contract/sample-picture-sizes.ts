/** Of every page's picture, in pixels; all pages are A4. */
export const samplePictureSizes = {
  small: { width: 480, height: 679 },
  large: { width: 960, height: 1358 },
} as const;
