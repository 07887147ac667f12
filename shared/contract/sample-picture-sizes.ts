/** Of every page's picture, in pixels; all pages are A4. */
export const samplePictureSizes = {
  /** One of the places of a sheet, which lie side by side. */
  small: { width: 320, height: 453 },
  large: { width: 960, height: 1358 },
} as const;

/** So many pages a sheet has room for, used or not, so that a style sheet can tell where each of them lies. */
export const sheetPlaces = 12;
