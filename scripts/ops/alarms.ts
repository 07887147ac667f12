import type { AlarmName } from '#shared/contract/alarms.ts';
import type { Row } from './command.ts';

interface Help {
  means: string;
  /** Commands of this tool, to be tried in this order. */
  commands: readonly string[];
  /** Beside them, or where no command can help. */
  beside: string;
}

/** What each alarm means and which commands help. docs/runbooks has a page for each loss, which names both. */
export const alarms: Record<AlarmName, Help> = {
  'api-fault': {
    means: 'A request failed through a fault of ours and was answered 500.',
    commands: ['orders reconcile', 'runs redrive'],
    beside: 'The alarm names the route, and the log line of its requestId the fault.',
  },
  'confirmation-mails-braked': {
    means: 'So many confirmation mails were wanted in an hour that no more are sent until it is over.',
    commands: ['users find'],
    beside: 'Look at the sign-ups: a flood is the firewall’s; a busy day needs a higher limit of the stage.',
  },
  'document-missing': {
    means: 'A finished plan is not in the storage, or is another one than was stored.',
    commands: ['runs show', 'runs redrive'],
    beside: 'The reconciler has it made again from what was submitted.',
  },
  'generation-failed': {
    means: 'A document could not be made, and its workflow waits for a repair.',
    commands: ['runs show', 'runs redrive', 'runs refund'],
    beside: 'Deploy the repair, then redrive; refund where nothing will come of it.',
  },
  'mail-failed': {
    means: 'A letter beside something that has happened could not be sent.',
    commands: ['users find'],
    beside: 'Look at SES: sandbox, quota, identity. The person can ask for the mail again.',
  },
  'mail-given-up': {
    means: 'A receipt or notice could not be sent for a day, and was dropped.',
    commands: ['users find'],
    beside: 'Look at SES; what the mail told of stands in the database all the same.',
  },
  'mail-report-unknown': {
    means: 'What SES reported of a mail could not be read, so no address was stopped by it.',
    commands: ['users find'],
    beside: 'Look at what is published on the topic of the app stack: only SES may.',
  },
  'payment-credited-late': {
    means: 'A payment was credited by the reconciler, ten minutes late: no event of Stripe had arrived.',
    commands: ['orders show'],
    beside: 'Look at the endpoint at Stripe: is it there in the right mode, and what did it answer?',
  },
  'payment-event-unknown': {
    means: 'Stripe told of something that the product does not know.',
    commands: ['orders reconcile'],
    beside: 'Look the event up at Stripe; leave out in the endpoint what is not needed.',
  },
  'payment-for-nobody': {
    means: 'A payment arrived, or came back, for an account that is being deleted or gone.',
    commands: ['orders show', 'orders reconcile'],
    beside: 'refundedCents went back by itself; return keptCents to the payer at Stripe.',
  },
  'payment-mismatch': {
    means: 'A payment does not fit its order, and was not credited.',
    commands: ['orders show', 'orders reconcile', 'wallets adjust'],
    beside: 'Compare with Stripe; refund there, or adjust the wallet if it was rightly paid.',
  },
  'payment-provider-down': {
    means: 'Stripe did not answer, and people were told that nothing was charged.',
    commands: ['orders reconcile'],
    beside: 'Look at status.stripe.com and at the stripe secret; the reconciler settles the rest.',
  },
  'review-overdue': {
    means: 'A submission has waited for two days or longer; its owner was told.',
    commands: ['reviews list', 'reviews show', 'reviews approve', 'reviews reject'],
    beside: 'Ask a reviewer, or decide.',
  },
  'reviewer-unreachable': {
    means: 'Mail to a reviewer came back, or was called unwanted; submissions may wait for nobody.',
    commands: ['reviewers list', 'reviewers add', 'reviewers remove', 'reviews list'],
    beside: 'The number is that of the list of reviewers: add the right address, remove the wrong one.',
  },
  'run-stuck': {
    means: 'The workflow of a run was started again more than twice.',
    commands: ['runs stuck', 'runs show', 'runs redrive'],
    beside: 'Look at its executions in Step Functions for the step that fails.',
  },
  'sweep-backlog': {
    means: 'A sweep ended with its time, and items were left for the next one.',
    commands: ['runs stuck', 'orders reconcile'],
    beside: 'One pass may be left over after an outage; if it grows, look for the slow service.',
  },
  'sweep-fault': {
    means: 'A sweep failed, or failed on one item; the others went on.',
    commands: ['runs stuck', 'orders reconcile', 'wallets check'],
    beside: 'The log line of the sweep has the fault.',
  },
  'wallet-frozen': {
    means: 'A wallet is not the sum of its ledger, and moves no more.',
    commands: ['wallets check', 'wallets show', 'wallets rebuild', 'wallets unfreeze'],
    beside: 'Find out first what changed it: the ledger is right by itself, or has a gap.',
  },
};

export const alarmRows = (): Row[] =>
  Object.entries(alarms).map(([alarm, { means, commands, beside }]) => ({
    ...{ alarm, means, beside },
    commands: commands.join(', '),
  }));
