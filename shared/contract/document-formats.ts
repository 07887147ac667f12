/** A finished plan has three files: one to read, one to calculate with, and one for a calendar. */
export const documentFormats = {
  pdf: { mediaType: 'application/pdf', fileName: 'waymint-plan.pdf', shown: 'inline' },
  workbook: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: 'waymint-plan.xlsx',
    shown: 'attachment',
  },
  calendar: {
    mediaType: 'text/calendar; charset=utf-8',
    fileName: 'waymint-plan.ics',
    shown: 'attachment',
  },
} as const;

export type DocumentFormat = keyof typeof documentFormats;
export const documentFormatNames = ['pdf', 'workbook', 'calendar'] as const satisfies DocumentFormat[];

export const documentsPrefix = 'plans/';

export const dispositionOf = (format: DocumentFormat): string =>
  `${documentFormats[format].shown}; filename="${documentFormats[format].fileName}"`;
