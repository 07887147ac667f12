/** Plain words, or a run that a renderer treats in its own way. None of them is ever markup. */
export type Inline =
  | string
  | { kind: 'strong'; text: string }
  /** Leads to a section of the same document. */
  | { kind: 'reference'; to: string; text: string }
  | { kind: 'link'; href: string; text: string };

export type Text = readonly Inline[];

/** The words of a text, without what a page makes of them. */
export const plainText = (text: Text): string =>
  text.map((inline) => (typeof inline === 'string' ? inline : inline.text)).join('');
