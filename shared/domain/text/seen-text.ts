/** Marks that turn the direction of a text, and what has no shape of its own: fillers, soft hyphens, tags, a blank. */
const unseen = /(?!\u200c|\u200d|\ufe0f)[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** What joins letters in some scripts, and pictures into one, where it joins nothing. */
const loose = /(?<!\S)(?:\u200c|\u200d|\ufe0f)+|[\u200c\u200d]+(?!\S)/gu;

/** A text of one line without anything that hides or turns what is read. */
export const seenText = (text: string): string => text.replace(unseen, '').replace(loose, '');
