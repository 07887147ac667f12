export interface InterestWords {
  /** Names the form, its draft, and the dialog in the page's address. */
  id: string;
  title: string;
  lead: string;
  /** The label of the text line; without one, the suggestion is sent unchanged. */
  question?: string;
  /** The email address of a logged-in person. */
  email?: string;
  /** A prefilled request that suits most people. */
  suggestion?: string;
  /** The label of the button, if it is more than a request. */
  action?: string;
}

/** Returns the sentence to show when sending failed. */
export type SendInterest = (answers: {
  email: string;
  description: string;
}) => Promise<{ message: string } | undefined>;
