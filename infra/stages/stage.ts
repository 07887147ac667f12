import type { TableName } from '#shared/contract/tables.ts';

/** What people tell us stays in Australia. */
export const region = 'ap-southeast-2';

/** The payment provider itself; only a stand-in is elsewhere. */
export const stripeApi = 'https://api.stripe.com';

/** What differs between one place where the product runs and another. Nothing here is secret. */
export interface Stage {
  name: string;
  /** The one origin people use; links in mail and redirects are built from it, never from a request. */
  siteUrl: string;
  mailFrom: string;
  /** Who may decide on submissions, until `npm run ops -- reviewers` changes it. */
  reviewers: readonly string[];
  /** Who is told when something needs an operator. */
  operators: readonly string[];
  /** Who runs the site, as its terms and its about page name them. */
  provider: { legalName: string; abn: string; address: string; reviewTeam: readonly TeamMember[] };
  /** Confirmation mails of all people together; beyond it none is sent, and an operator is told. */
  confirmationMailsPerHour: number;
  /** How much one network address may do in an hour. */
  perAddressAndHour: {
    signUps: number;
    loginFailures: number;
    resets: number;
    interests: number;
    readings: number;
    payments: number;
  };
  /** Where the payment provider's API is. */
  stripeApiUrl: string;
  /** Whether real money moves: keys of the other mode are refused. */
  stripeMode: 'test' | 'live';
  /** The tables in use, where they are restored ones and no longer those the stage was made with. */
  restored?: RestoredTables;
}

/** A reviewer as the about page names them. */
export interface TeamMember {
  firstName: string;
  role: string;
}

export interface RestoredTables {
  /** Everything in them is as it was then. */
  asOf: string;
  decidedBy: string;
  reason: string;
  /** Of the contract when they were restored. */
  definitions: string;
  tables: Readonly<Record<TableName, string>>;
}

/** How many requests a second, and how many at once. */
interface Throttle {
  rateLimit: number;
  burstLimit: number;
}

/** A stage that is deployed to AWS. */
export interface DeployedStage extends Stage {
  /** Credentials of any other account deploy nothing. */
  account: string;
  /**
   * The certificate for siteUrl's host, issued in us-east-1 as CloudFront asks. Without one the distribution
   * answers under its own cloudfront.net name, which siteUrl must then be.
   */
  certificateArn?: string;
  /** The version of the origin's secret that the distribution sends; the first one while it was never rotated. */
  originSecretVersion?: string;
  /** Logs hold ids of accounts: long enough to look into a complaint, and no longer. */
  logDays: 7 | 30 | 90;
  /** For all routes, and for those apart that an attack would choose, and for the provider's webhook, which none may delay. */
  throttles: { everything: Throttle; auth: Throttle; pay: Throttle; webhook: Throttle };
  /** Route keys that lose their own throttle in one deployment, so that the next can rename or remove the route. */
  unthrottledRoutes?: readonly string[];
  /**
   * What functions may take of the account's concurrency, and what is kept for them: each sweep, and the groups that cost
   * most. A new account has ten in all, of which none can be reserved; ask for the quota, then name them.
   */
  reservedConcurrency?: { sweep: number; auth: number; pay: number };
  /**
   * Requests that one address may make in five minutes before it is refused; an office is one address. Its stack is in
   * us-east-1 and is deployed first; the ARN that it prints is put here, and the next deployment puts the site behind it.
   */
  firewall?: {
    perAddressIn5Minutes: { everything: number; api: number; auth: number };
    webAclArn?: string;
  };
  /** Whose workflow may deploy the stage from GitHub, if any. An account has one provider for GitHub: name it if it is there. */
  deployedFrom?: { repository: string; openIdProviderArn?: string };
  /** The zone of the mail's domain, where it is in this account: the stack then makes its records. */
  mailZone?: { hostedZoneId: string; zoneName: string };
  /** The operators hear of a month that will cost more. */
  monthlyBudgetUsd: number;
  /** Of the account, by service: `npm run doctor` says how to find or make it. Without it no anomaly is told of. */
  anomalyMonitorArn?: string;
}
