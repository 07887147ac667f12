export const formats = {
  text: '@',
  general: 'General',
  money: '#,##0.00;[Red]\\-#,##0.00',
  count: '#,##0;[Red]\\-#,##0',
  number: '#,##0.00##',
  share: '0.0##%',
  percent: '0.0%',
  hours: '#,##0.0#',
  date: 'd mmm yyyy',
} as const;
export type Format = keyof typeof formats;

/**
 * The role of a cell. `answer`: the customer's value, can be changed. `assumption`: our value, can be changed. `plain`:
 * calculated. `total`: the last line. `key`: a result to look at first. The others are words.
 */
export const roles = [
  'plain',
  'answer',
  'assumption',
  'total',
  'key',
  'title',
  'heading',
  'head',
  'words-head',
  'note-head',
  'label',
  'note',
  'subtitle',
  'words',
] as const;
export type Role = (typeof roles)[number];

export interface Look {
  format: Format;
  role: Role;
}

/** Only these cells can be edited while a sheet is protected. */
export const isOpen = (role: Role): boolean => role === 'answer' || role === 'assumption';

export const formatNames = Object.keys(formats) as Format[];
/** The index in the table of looks that every workbook has. */
export const lookIndex = ({ format, role }: Look): number =>
  1 + roles.indexOf(role) * formatNames.length + formatNames.indexOf(format);
