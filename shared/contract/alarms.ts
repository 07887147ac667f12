/** The product reports these to operators, and each means a loss for its users. */

export const alarmNamespace = 'Waymint';

export const lossNames = [
  'answers',
  'buying',
  'paid-tokens',
  'own-tokens',
  'finished-plans',
  'reviews',
  'letters',
  'repairs',
] as const;
export type LossName = (typeof lossNames)[number];

/** Each loss has one metric; the log line names the alarm and its subject. */
export const lossOf = {
  'api-fault': 'answers',
  'confirmation-mails-braked': 'letters',
  'document-missing': 'finished-plans',
  'generation-failed': 'finished-plans',
  'mail-failed': 'letters',
  'mail-given-up': 'letters',
  'mail-report-unknown': 'repairs',
  'payment-credited-late': 'paid-tokens',
  'payment-event-unknown': 'paid-tokens',
  'payment-without-account': 'paid-tokens',
  'payment-mismatch': 'paid-tokens',
  'payment-provider-down': 'buying',
  'review-overdue': 'reviews',
  'reviewer-unreachable': 'finished-plans',
  'run-stuck': 'finished-plans',
  'sweep-backlog': 'repairs',
  'sweep-fault': 'repairs',
  'wallet-frozen': 'own-tokens',
} as const satisfies Record<string, LossName>;

export type AlarmName = keyof typeof lossOf;
