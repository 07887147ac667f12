/** Key figures of a kit’s workbook, which the page of its path shows as well. */
export const kitFigures = {
  hour: 'Left by an hour, months 10 to 12',
  closing: 'Cash after twelve months',
  lowest: 'Lowest cash at a month’s end',
} as const;
