/** The flags of England, Scotland and Wales, which are spelled with tag characters. */
const flags =
  /(\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f})/u;
/** Marks that change the direction of a text, and characters that are invisible or look different elsewhere. */
const shapeless =
  /(?!\u200c|\u200d|\ufe0f)[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Co}\u2800\ufff9-\ufffc]/u;
const unseen = new RegExp(`${flags.source}|${shapeless.source}`, 'gu');

/** Letters of these scripts never join. */
const apart = '[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}]';
/** Joiners that join nothing, and marks on nothing; some scripts and emoji need the others. */
const loose = new RegExp(
  [
    '(?<!\\S)[\\p{M}\\u200c\\u200d]+',
    '[\\u200c\\u200d]+(?!\\S)',
    `(?<=${apart}\\p{M}*)[\\u200c\\u200d]+`,
    `[\\u200c\\u200d]+(?=${apart})`,
    '(?<!\\p{Emoji})\\ufe0f',
  ].join('|'),
  'gu',
);

/** Removes everything that hides or reorders what is read from a text of one line. */
export const seenText = (text: string): string => text.replace(unseen, '$1').replace(loose, '');
