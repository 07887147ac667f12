const usualPixels = 16;

/** How large letters are for whoever reads: 1 unless they asked their browser for larger ones. */
export const textSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualPixels || 1;
