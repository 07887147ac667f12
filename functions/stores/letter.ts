export interface Letter {
  subject: string;
  /** Plain sentences; they may contain a user's words only if the address is verified. */
  paragraphs: readonly string[];
  /** Texts that a person wrote to the reader, with line breaks, each under our label. */
  quotes?: readonly { label: string; text: string }[];
  facts?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; url: string };
  /** Links below the action. A link that works without a session is added when the mail is sent, and never stored. */
  links?: readonly { label: string; url: string }[];
  /** Says why the mail came, and what to do if it was not expected. */
  closing: string;
}
