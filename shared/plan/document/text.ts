/**
 * Where a figure comes from: a source, derived from a source by a stated rule, an adviser's judgement, or the user.
 */
export type Mark = 'S' | 'D' | 'J' | 'U';

export type AssumptionId = string;

/** Plain words, or a run that a renderer treats in its own way. None of them is ever markup. */
export type Inline =
  | string
  /** A figure, with its mark and the assumption of the register that it leads to. */
  | { kind: 'figure'; text: string; mark: Mark; assumption: AssumptionId }
  | { kind: 'strong'; text: string }
  | { kind: 'emphasis'; text: string }
  /** What the person typed: any script, any length, control characters included until a renderer strips them. */
  | { kind: 'user'; text: string }
  /** Leads to a block or section of the same document. */
  | { kind: 'reference'; to: string; text: string }
  | { kind: 'link'; href: string; text: string };

export type Text = readonly Inline[];

/** The words of a text, without what a page makes of them. */
export const plainText = (text: Text): string =>
  text.map((inline) => (typeof inline === 'string' ? inline : inline.text)).join('');
