export interface Letter {
  subject: string;
  /** Plain sentences; what a user wrote may stand in them only when the address is verified. */
  paragraphs: readonly string[];
  /** What a person wrote to the reader, line breaks and all, each under a label of ours. */
  quotes?: readonly { label: string; text: string }[];
  /** A small table of facts, such as what was paid. */
  facts?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; url: string };
  /** Below the action. A link that opens something without a session is put in as a mail leaves, and never stored. */
  links?: readonly { label: string; url: string }[];
  /** Why this came, and what to do when it was not expected. */
  closing: string;
}
