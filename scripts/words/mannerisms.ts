/** Words that a native reader would not pick, with what to write instead. */
export const mannerisms: Readonly<Record<string, string>> = {
  somebody: 'someone',
  nobody: 'no one',
  whoever: 'anyone who',
  anew: 'again',
  thereof: 'of it',
  thereby: 'so',
  'of its own': 'its own',
  'to be had': 'available',
  'comes to': 'becomes, is',
  'tells of': 'reports, says',
  'whose is none': 'without',
  stands: 'is',
  'at once': 'straight away',
  begun: 'started',
  begin: 'start',
  beside: 'with, next to',
};

const pattern = new RegExp(String.raw`\b(${Object.keys(mannerisms).join('|')})\b`, 'giu');

export const mannerismsIn = (text: string): string[] =>
  [...text.matchAll(pattern)].map(([word]) => word.toLowerCase());
