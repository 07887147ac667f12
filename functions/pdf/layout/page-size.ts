/** A page is A4, measured in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;

const side = 54;
export const column = {
  x: side,
  width: pageSize.width - 2 * side,
  top: 66,
  bottom: pageSize.height - 68,
} as const;

/** Captions and part names are set in this narrow column, next to a measure that reads well. */
export const margin = { width: 92, gap: 14 } as const;
export const measure = {
  x: column.x + margin.width + margin.gap,
  width: column.width - margin.width - margin.gap,
} as const;
