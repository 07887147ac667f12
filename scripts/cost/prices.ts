/**
 * List prices in US dollars, Sydney where a service is regional, without the free tiers. Written down from memory of the
 * public price lists and compared with none of them since: look them up before a decision hangs on them.
 */
export const asAt = '2024-11';

export const prices = {
  apiRequests: { usd: 1.29, per: 1_000_000 },
  functionCalls: { usd: 0.2, per: 1_000_000 },
  functionGbSeconds: { usd: 0.0000133334, per: 1 },
  databaseWrites: { usd: 0.7115, per: 1_000_000 },
  databaseReads: { usd: 0.1423, per: 1_000_000 },
  /** Stored, with its continuous backup. */
  databaseGb: { usd: 0.285 + 0.228, per: 1 },
  transitions: { usd: 0.025, per: 1000 },
  storageGb: { usd: 0.025, per: 1 },
  storagePuts: { usd: 0.0055, per: 1000 },
  mails: { usd: 0.1, per: 1000 },
  mailAttachmentGb: { usd: 0.12, per: 1 },
  pageRequests: { usd: 0.0125, per: 10_000 },
  pageGb: { usd: 0.114, per: 1 },
  logGb: { usd: 0.67, per: 1 },
  metrics: { usd: 0.3, per: 1 },
  alarms: { usd: 0.1, per: 1 },
  compositeAlarms: { usd: 0.5, per: 1 },
  dashboards: { usd: 3, per: 1 },
  secrets: { usd: 0.4, per: 1 },
  /** What is recorded; looking at them is as good as nothing. */
  traces: { usd: 5, per: 1_000_000 },
  schedules: { usd: 1, per: 1_000_000 },
} as const satisfies Record<string, { usd: number; per: number }>;

export type Priced = keyof typeof prices;
