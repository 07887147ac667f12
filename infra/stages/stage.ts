import type { TableName } from '#shared/contract/tables.ts';

/** Customer data stays in Australia. */
export const region = 'ap-southeast-2';

/** Stripe's own API; only a stand-in has another URL. */
export const stripeApi = 'https://api.stripe.com';

/** The settings that differ between stages. None of them is secret. */
export interface Stage {
  name: string;
  /** The origin that people use; links in mail and redirects are built from it, never from a request. */
  siteUrl: string;
  mailFrom: string;
  /** Who may decide on submissions, until `npm run ops -- reviewers` changes it. */
  reviewers: readonly string[];
  /** Who is told when something needs an operator. */
  operators: readonly string[];
  provider: { legalName: string; abn: string; address: string; reviewTeam: readonly TeamMember[] };
  /** The limit of confirmation mails to all people together; beyond it none is sent, and an operator is told. */
  confirmationMailsPerHour: number;
  perAddressAndHour: {
    signUps: number;
    loginFailures: number;
    resets: number;
    interests: number;
    readings: number;
    payments: number;
  };
  stripeApiUrl: string;
  /** Whether real money moves: keys of the other mode are refused. */
  stripeMode: 'test' | 'live';
  /** The restored tables, if they replace those the stage was made with. */
  restored?: RestoredTables;
}

export interface TeamMember {
  firstName: string;
  role: string;
}

export interface RestoredTables {
  asOf: string;
  decidedBy: string;
  reason: string;
  /** The table definitions of the contract when the tables were restored. */
  definitions: string;
  tables: Readonly<Record<TableName, string>>;
}

/** Requests per second, and the burst. */
interface Throttle {
  rateLimit: number;
  burstLimit: number;
}

/** A stage that is deployed to AWS. */
export interface DeployedStage extends Stage {
  /** Credentials of any other account deploy nothing. */
  account: string;
  /**
   * The certificate for siteUrl's host, issued in us-east-1 as CloudFront requires. Without one the distribution
   * answers under its own cloudfront.net name, which siteUrl must then be.
   */
  certificateArn?: string;
  /** The distribution sends this version of the origin's secret. It is missing until the first rotation. */
  originSecretVersion?: string;
  /** Logs hold account ids: they last long enough to look into a complaint, and no longer. */
  logDays: 7 | 30 | 90;
  /**
   * Limits for all routes, for those that an attack would target, and for the provider's webhook, which must not be
   * delayed.
   */
  throttles: { everything: Throttle; auth: Throttle; pay: Throttle; webhook: Throttle };
  /** Route keys that lose their own throttle in one deployment, so that the next can rename or remove the route. */
  unthrottledRoutes?: readonly string[];
  /**
   * Concurrency reserved for each sweep and for the groups that cost most. A new account has ten in all, of which none
   * can be reserved; request a higher quota first, then set this.
   */
  reservedConcurrency?: { sweep: number; auth: number; pay: number };
  /**
   * Requests that one address may make in five minutes before it is refused; an office is one address. Its stack is in
   * us-east-1 and is deployed first; the ARN that it prints is entered here, and the next deployment puts the site
   * behind it.
   */
  firewall?: {
    perAddressIn5Minutes: { everything: number; api: number; auth: number };
    webAclArn?: string;
  };
  /**
   * The repository that may deploy the stage from GitHub. An account has one provider for GitHub: name it if it exists.
   */
  deployedFrom?: { repository: string; openIdProviderArn?: string };
  /** The zone of the mail domain, if it is in this account: the stack then creates its records. */
  mailZone?: { hostedZoneId: string; zoneName: string };
  /** The operators are told of a month that will cost more. */
  monthlyBudgetUsd: number;
  /**
   * The account's monitor by service: `npm run doctor` says how to find or create it. Without it no anomaly is
   * reported.
   */
  anomalyMonitorArn?: string;
}
