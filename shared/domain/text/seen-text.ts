/** The flags of England, Scotland and Wales, which are spelled in tags. */
const flags =
  /(\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f})/u;
/** Marks that turn the direction of a text, and what has no shape of its own, or none that others see. */
const shapeless =
  /(?!\u200c|\u200d|\ufe0f)[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Co}\u2800\ufff9-\ufffc]/u;
const unseen = new RegExp(`${flags.source}|${shapeless.source}`, 'gu');

/** Letters that nothing joins, with the marks on them. */
const apart = '[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}]';
/** What joins letters in some scripts, and pictures into one, where it joins nothing, and marks on nothing. */
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

/** A text of one line without anything that hides or turns what is read. */
export const seenText = (text: string): string => text.replace(unseen, '$1').replace(loose, '');
