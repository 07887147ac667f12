/**
 * List prices in US dollars, for Sydney where a service is regional, without free tiers. Prices with a page were
 * compared on the day below with a stored copy of that page, whose date is unknown. The others are from memory of the
 * public price lists of 2024 without a stored page. Look them up before a decision depends on them.
 */
export const comparedOn = '2026-11-22';

export interface Price {
  usd: number;
  per: number;
  /** The page with the same figure. */
  page?: string;
  /** The region of the page's price if it is not Sydney; that price is the same or lower. */
  regionOfPage?: 'us-east-1';
}

const virginia = { regionOfPage: 'us-east-1' } as const;
const lambdaPage = { page: 'cloudchipr.com/blog/aws-lambda-pricing', ...virginia };
const alarmPage = { page: 'c3x.dev/resources/aws/aws_cloudwatch_metric_alarm', ...virginia };

export const prices = {
  /** US$1.00 in us-east-1, by docs.aws.amazon.com; Sydney's is from memory. */
  apiRequests: { usd: 1.29, per: 1_000_000 },
  functionCalls: { usd: 0.2, per: 1_000_000, ...lambdaPage },
  functionGbSeconds: { usd: 0.0000133334, per: 1, ...lambdaPage },
  /** US$0.625 and 0.125 in us-east-1, by airbyte.com; Sydney's are from memory. */
  databaseWrites: { usd: 0.7115, per: 1_000_000 },
  databaseReads: { usd: 0.1423, per: 1_000_000 },
  /** Stored, with its continuous backup. */
  databaseGb: { usd: 0.285 + 0.228, per: 1 },
  /** Nightly copies, each whole, kept 35 days. */
  databaseCopyGb: { usd: 0.114, per: 1 },
  transitions: { usd: 0.025, per: 1000, page: 'aws.amazon.com/step-functions/pricing' },
  storageGb: { usd: 0.025, per: 1 },
  storagePuts: { usd: 0.0055, per: 1000 },
  mails: { usd: 0.1, per: 1000, page: 'acecloudinterviews.com/tutorials/aws/ses', ...virginia },
  mailAttachmentGb: { usd: 0.12, per: 1 },
  pageRequests: { usd: 0.0125, per: 10_000 },
  pageGb: { usd: 0.114, per: 1, page: 'aws.amazon.com/cloudfront/pricing' },
  logGb: { usd: 0.67, per: 1 },
  metrics: { usd: 0.3, per: 1, page: 'signoz.io/guides/cloudwatch-pricing', ...virginia },
  alarms: { usd: 0.1, per: 1, ...alarmPage },
  compositeAlarms: { usd: 0.5, per: 1, ...alarmPage },
  dashboards: {
    ...{ usd: 3, per: 1, ...virginia },
    page: 'factualminds.com/blog/amazon-cloudwatch-pricing-metrics-logs-alarms-dashboards',
  },
  firewalls: { usd: 5, per: 1 },
  firewallRules: { usd: 1, per: 1 },
  firewallRequests: { usd: 0.6, per: 1_000_000 },
  secrets: { usd: 0.4, per: 1 },
  schedules: { usd: 1, per: 1_000_000 },
} as const satisfies Record<string, Price>;

export type Priced = keyof typeof prices;

/** The source of a price in a word or two. */
export const sourceOf = ({ page, regionOfPage }: Price): string =>
  page === undefined ? 'memory' : `${page}${regionOfPage === undefined ? '' : ` (${regionOfPage})`}`;
