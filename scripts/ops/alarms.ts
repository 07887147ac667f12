import type { AlarmName } from '#shared/contract/alarms.ts';
import type { Row } from './command.ts';

interface Help {
  means: string;
  /** Commands of this tool, in the order to try them. */
  commands: readonly string[];
  /** Further advice, or the advice when no command can help. */
  beside: string;
}

/** The meaning of each alarm, and the commands that help. docs/runbooks has a page for each loss, which names both. */
export const alarms: Record<AlarmName, Help> = {
  'api-fault': {
    means: 'A request failed because of our own fault and got a 500.',
    commands: ['orders reconcile', 'runs redrive'],
    beside: 'The alarm names the route. The log line of its requestId has the fault.',
  },
  'confirmation-mails-braked': {
    means: 'The hourly limit of confirmation emails was reached. No more are sent this hour.',
    commands: ['users find'],
    beside: 'Check the sign-ups. Block a flood with the firewall; for a busy day, raise the stage’s limit.',
  },
  'document-missing': {
    means: 'A finished plan is missing from storage, or differs from the stored one.',
    commands: ['runs show', 'runs redrive'],
    beside: 'The reconciler makes it again from the submission.',
  },
  'generation-failed': {
    means: 'A document could not be made. Its workflow waits for a fix.',
    commands: ['runs show', 'runs redrive', 'runs refund'],
    beside: 'Deploy the fix, then redrive. Refund if it can’t be fixed.',
  },
  'mail-failed': {
    means: 'A notification email could not be sent.',
    commands: ['users find'],
    beside: 'Check SES: sandbox, quota, identity. The person can request the email again.',
  },
  'mail-given-up': {
    means: 'A receipt or notice was dropped after a day of failed attempts.',
    commands: ['users find'],
    beside: 'Check SES. The data behind the email is still in the database.',
  },
  'mail-report-unknown': {
    means: 'An SES report about an email could not be read, so no address was blocked.',
    commands: ['users find'],
    beside: 'Check what is published to the app stack’s topic. Only SES may publish there.',
  },
  'payment-credited-late': {
    means: 'The reconciler credited a payment ten minutes late because no Stripe event arrived.',
    commands: ['orders show'],
    beside: 'Check the endpoint in Stripe: does it exist in the right mode, and what did it answer?',
  },
  'payment-event-unknown': {
    means: 'Stripe sent an event that the product does not know.',
    commands: ['orders reconcile'],
    beside: 'Look up the event in Stripe. Unsubscribe the endpoint from events we don’t need.',
  },
  'payment-without-account': {
    means: 'A payment or refund arrived for an account that is deleted or being deleted.',
    commands: ['orders show', 'orders reconcile'],
    beside: 'refundedCents was refunded automatically. Refund keptCents in Stripe.',
  },
  'payment-mismatch': {
    means: 'A payment does not match its order and was not credited.',
    commands: ['orders show', 'orders reconcile', 'wallets adjust'],
    beside: 'Compare with Stripe. Refund it there, or adjust the wallet if the payment is right.',
  },
  'payment-provider-down': {
    means: 'Stripe did not answer. People were told that nothing was charged.',
    commands: ['orders reconcile'],
    beside: 'Check status.stripe.com and the stripe secret. The reconciler settles the rest.',
  },
  'review-overdue': {
    means: 'A submission has waited 48 hours or longer. Its owner was told.',
    commands: ['reviews list', 'reviews show', 'reviews approve', 'reviews reject'],
    beside: 'Ask a reviewer, or decide.',
  },
  'reviewer-unreachable': {
    means: 'Email to a reviewer bounced or was marked as spam, so submissions may go unread.',
    commands: ['reviewers list', 'reviewers add', 'reviewers remove', 'reviews list'],
    beside:
      'The number is the position in the reviewers list. Add the right address and remove the wrong one.',
  },
  'run-stuck': {
    means: 'A run’s workflow was restarted more than twice.',
    commands: ['runs stuck', 'runs show', 'runs redrive'],
    beside: 'Find the failing step in its Step Functions executions.',
  },
  'sweep-backlog': {
    means: 'A sweep ran out of time and left items for the next one.',
    commands: ['runs stuck', 'orders reconcile'],
    beside: 'One leftover pass after an outage is normal. If it grows, look for the slow service.',
  },
  'sweep-fault': {
    means: 'A sweep failed, or failed on one item. The other items were processed.',
    commands: ['runs stuck', 'orders reconcile', 'wallets check'],
    beside: 'The sweep’s log line has the fault.',
  },
  'wallet-frozen': {
    means: 'A wallet is frozen because it is not the sum of its ledger.',
    commands: ['wallets check', 'wallets show', 'wallets rebuild', 'wallets unfreeze'],
    beside: 'First find out what changed it: either the ledger is right, or it has a gap.',
  },
};

export const alarmRows = (): Row[] =>
  Object.entries(alarms).map(([alarm, { means, commands, beside }]) => ({
    ...{ alarm, means, beside },
    commands: commands.join(', '),
  }));
