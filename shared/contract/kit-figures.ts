/** The page of a path shows these key figures of its kit’s workbook too. */
export const kitFigures = {
  hour: 'Left by an hour, months 10 to 12',
  closing: 'Cash after twelve months',
  lowest: 'Lowest cash at a month’s end',
} as const;
