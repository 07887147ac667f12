/** What the form itself says of how its answers are read. The model that reads them comes only with the panel. */
export interface Reading {
  /** “A$1,000 a month by 27 August 2027”; none where no amount was named. */
  goal?: string;
  /** “A$0 of A$50,000 a month”, where the answers do not support the goal. */
  gap?: string;
  /** The background is one word again and again. */
  unread: boolean;
  /** Our rules take such work on no Basic plan. */
  refused: boolean;
}

/** Whether something is to be said before a plan is made of these answers. */
export const isDoubted = ({ gap, unread }: Reading): boolean => gap !== undefined || unread;

export const doubtTitle = ({ gap }: Reading): string =>
  gap === undefined ? 'All answered, but one can’t be read' : 'All answered, but the goal is not supported';

/** The only submission of a plan is not spent unasked on what it can’t help; what is refused spends none. */
export const asksFirst = (reading: Reading): boolean => isDoubted(reading) && !reading.refused;
