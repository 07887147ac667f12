/** Key figures of a kit’s workbook that the page of its path shows too. */
export const kitFigures = {
  hour: 'Left by an hour, months 10 to 12',
  closing: 'Cash after twelve months',
  lowest: 'Lowest cash at a month’s end',
} as const;
