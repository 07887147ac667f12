/** Why an address is written to no more: its mail comes back for good, or somebody there called it unwanted. */
export const mailStopReasons = ['bounced', 'complained'] as const;
export type MailStopReason = (typeof mailStopReasons)[number];

export interface MailStop {
  reason: MailStopReason;
  at_ms: number;
}

/** What is known of the mail to an address. Absent: nothing bad. */
export interface MailStanding {
  mailStop?: MailStop;
  /**
   * How often its owner has said that it works after all. Every mail carries it, so that a report on an older mail, which
   * may come late, twice or in any order, changes nothing; no two machines' clocks are compared for it.
   */
  mailRound?: number;
}

/**
 * Whether the owner of an account may have mail sent again by their word alone. Not where somebody at the address called
 * it unwanted and the address was never confirmed: it may be a stranger's.
 */
export const mayResume = ({ reason, verified }: { reason: MailStopReason; verified: boolean }): boolean =>
  reason === 'bounced' || verified;
