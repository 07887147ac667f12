import type { Region } from '#shared/content/schemas/parts.ts';

/** States and territories for which the form has no choice, by the names and the short forms that people write. */
const regions: readonly { code: Region; name: string; words: RegExp; short?: RegExp }[] = [
  { code: 'TAS', name: 'Tasmania', words: /\b(?:tasmanian?|tassie|hobart|launceston|devonport|burnie)\b/i },
  {
    code: 'SA',
    name: 'South Australia',
    words: /\b(?:south australian?|adelaide|mount gambier|whyalla)\b/i,
    short: /\bSA\b/,
  },
  {
    code: 'NT',
    name: 'the Northern Territory',
    words: /\b(?:northern territory|darwin|alice springs|palmerston)\b/i,
    short: /\bNT\b/,
  },
  {
    code: 'ACT',
    name: 'the ACT',
    words: /\b(?:australian capital territory|canberra)\b/i,
    short: /\bACT\b/,
  },
];

/** The one that a text names. Nothing when it names none, or more than one; capitals alone count in ordinary text. */
export function regionNamedIn(text: string): { code: Region; name: string } | undefined {
  const isShouting = text === text.toUpperCase();
  const found = regions.filter(
    ({ words, short }) => words.test(text) || (!isShouting && short?.test(text) === true),
  );
  return found.length === 1 ? found[0] : undefined;
}

export const regionIn = (text: string): string | undefined => regionNamedIn(text)?.name;
