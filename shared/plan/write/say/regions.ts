import type { Region } from '#shared/content/schemas/parts.ts';

interface NamedRegion {
  code: Region;
  name: string;
  words: RegExp;
  short?: RegExp;
  towns: RegExp;
}

/** Some towns are also names of people, so a word such as "in" has to come first. */
const townsOf = (towns: string): RegExp =>
  new RegExp(
    String.raw`\b(?:in|near|around|at|to|from|round|outside|of|behind|beyond)\s+(?:${towns.split(', ').join('|')})\b`,
    'i',
  );

/** States and territories for which the form has no choice, by the names, the short forms and the towns that people write. */
const regions: readonly NamedRegion[] = [
  {
    code: 'TAS',
    name: 'Tasmania',
    words: /\b(?:tasmanian?|tassie|hobart|launceston|devonport|burnie|ulverstone|huonville)\b/i,
    short: /\bTAS\b/,
    towns: townsOf(
      'glenorchy, moonah, rosny, sandy bay, cygnet, new norfolk, sorell, george town, st helens, scottsdale, deloraine, longford, wynyard, smithton, bicheno, flinders island, king island, the huon, huon valley, the tamar',
    ),
  },
  {
    code: 'SA',
    name: 'South Australia',
    words:
      /\b(?:south australian?|adelaide|mount gambier|mt gambier|whyalla|barossa|murray bridge|victor harbor)\b/i,
    short: /\bSA\b/,
    towns: townsOf(
      'elizabeth, salisbury, gawler, golden grove, modbury, tea tree gully, noarlunga, morphett vale, glenelg, norwood, mount barker, mt barker, goolwa, port lincoln, port augusta, port pirie, naracoorte, renmark, berri, loxton, tanunda, angaston, nuriootpa, clare, kadina, wallaroo, roxby downs, coober pedy, ceduna, bordertown, strathalbyn, hahndorf, cummins, millicent, kangaroo island, the yorke peninsula, the eyre peninsula, the fleurieu, the riverland, wynn vale, wingfield',
    ),
  },
  {
    code: 'NT',
    name: 'the Northern Territory',
    words: /\b(?:northern territory|darwin|alice springs|tennant creek|nhulunbuy|humpty doo)\b/i,
    short: /\bNT\b/,
    towns: townsOf('palmerston, katherine, nightcliff, casuarina, yulara, winnellie, howard springs'),
  },
  {
    code: 'ACT',
    name: 'the ACT',
    words: /\b(?:australian capital territory|canberra|belconnen|gungahlin|tuggeranong)\b/i,
    short: /\bACT\b/,
    towns: townsOf('woden, weston creek, kambah, dickson, braddon, fyshwick'),
  },
];

/** The one that a text names. Nothing when it names none, or more than one; capitals alone count in ordinary text. */
export function regionNamedIn(text: string): { code: Region; name: string } | undefined {
  const isShouting = text === text.toUpperCase();
  const found = regions.filter(
    ({ words, short, towns }) =>
      words.test(text) || towns.test(text) || (!isShouting && short?.test(text) === true),
  );
  return found.length === 1 ? found[0] : undefined;
}

export const regionIn = (text: string): string | undefined => regionNamedIn(text)?.name;
