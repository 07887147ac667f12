/** What the form itself says of how its answers are read. The model that reads them comes only with the panel. */
export interface Reading {
  /** “A$1,000 a month by 27 August 2027”; none where no amount was named. */
  goal?: string;
  /** “A$0 of A$50,000 a month”, where the answers do not support the goal. */
  gap?: string;
  /** A goal is there, and names no amount. */
  noAmount: boolean;
  /** Nothing can be read in the background. */
  unread: boolean;
  /** Our rules take such work on no Basic plan. */
  refused: boolean;
}

/** Whether something is to be said before a plan is made of these answers. */
export const isDoubted = ({ gap, noAmount, unread }: Reading): boolean =>
  gap !== undefined || noAmount || unread;

/** Whether it is the goal that would have to be another; the background may have to besides. */
export const isGoalDoubted = ({ gap, noAmount }: Reading): boolean => gap !== undefined || noAmount;

export function doubtTitle({ gap, noAmount }: Reading): string {
  if (gap !== undefined) return 'All answered, but the goal is not supported';
  return noAmount ? 'All answered, but the goal names no amount' : 'All answered, but one can’t be read';
}

/** The only submission of a plan is not spent unasked on what it can’t help; what is refused spends none. */
export const asksFirst = (reading: Reading): boolean => isDoubted(reading) && !reading.refused;
