export interface InterestWords {
  /** Of the form, of its draft, and of the dialog in the page's address. */
  id: string;
  title: string;
  lead: string;
  /** The label over the line to write; without one, what is suggested is sent as it stands. */
  question?: string;
  /** The address of somebody known. */
  email?: string;
  /** What most people would write. */
  suggestion?: string;
  /** What the button says, where it is more than a request. */
  action?: string;
}

/** Answers with the sentence to show when it did not work. */
export type SendInterest = (answers: {
  email: string;
  description: string;
}) => Promise<{ message: string } | undefined>;
