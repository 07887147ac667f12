/** An address gets no more mail after a permanent bounce or a spam complaint. */
export const mailStopReasons = ['bounced', 'complained'] as const;
export type MailStopReason = (typeof mailStopReasons)[number];

export interface MailStop {
  reason: MailStopReason;
  at_ms: number;
}

/** The mail state of an address; if absent, nothing bad is known. */
export interface MailStanding {
  mailStop?: MailStop;
  /**
   * How often its owner has resumed mail. Every mail carries this number, so that a report on an older mail, which may
   * come late, twice or in any order, changes nothing, without comparing the clocks of two machines.
   */
  mailRound?: number;
}

/**
 * Tells whether the owner of an account can resume mail alone. Not after a complaint about an unconfirmed address,
 * because the address may belong to a stranger.
 */
export const mayResume = ({ reason, verified }: { reason: MailStopReason; verified: boolean }): boolean =>
  reason === 'bounced' || verified;
