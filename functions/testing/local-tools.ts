import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import type { SweepName } from '#shared/contract/sweeps.ts';
import { noteSecrets, secretsIn } from './used-secrets.ts';

export interface SentMail {
  id: string;
  to: string[];
  subject: string;
  text: string | null;
  html: string | null;
  attachments: { filename: string; contentType: string; size: number }[];
}

const local = async (path: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(`${inject('siteUrl')}/__local/${path}`, init);
  if (!response.ok) throw new Error(`/__local/${path} answered ${response.status}`);
  return response.json();
};

/** Lists mails to an address, oldest first. */
export const mailTo = (address: string): Promise<SentMail[]> =>
  local(`mail.json?to=${encodeURIComponent(address)}`) as Promise<SentMail[]>;

/** Waits for a result that appears shortly. */
export async function eventually<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  // The first document of a cloud takes a quarter of a minute on a busy machine.
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await delay(100);
  }
  throw new Error(`There was no ${what}`);
}

/** Reads the query of the link in the newest mail with a subject. A mail may be sent after the answer of its request. */
export async function linkFrom(
  address: string,
  subject: RegExp,
): Promise<{ url: URL; userId: string; token: string }> {
  const mail = await eventually(
    async () => (await mailTo(address)).findLast((sent) => subject.test(sent.subject)),
    `mail to ${address}`,
  );
  const url = new URL(/https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? 'missing:');
  const token = url.searchParams.get('token') ?? '';
  noteSecrets(inject('dataFolder'), secretsIn({ token }));
  return { url, userId: url.searchParams.get('userId') ?? '', token };
}

export async function advanceClock(seconds: number): Promise<void> {
  const body = JSON.stringify({ advanceSeconds: seconds });
  await local('clock', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** Runs a sweep immediately instead of on schedule. */
export const runSweep = (name: SweepName): Promise<unknown> => local(`sweep/${name}`, { method: 'POST' });

export interface RaisedAlarm {
  name: string;
  detail: Record<string, string | number>;
}

export const alarmsRaised = async (): Promise<RaisedAlarm[]> => (await local('alarms.json')) as RaisedAlarm[];

/** Sends a report as SES would; returns whether the product accepted it. */
export async function reportMail(report: unknown): Promise<boolean> {
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const { taken } = (await local('mail-report', { method: 'POST', body })) as { taken: boolean };
  return taken;
}

/** Builds SES's bounce report for a mail to this address, sent in the given round. */
export const bounceOf = (address: string, round = 0) => ({
  eventType: 'Bounce',
  mail: { destination: [address], tags: { 'mail-round': [String(round)] } },
  bounce: { bounceType: 'Permanent' },
});
export const complaintOf = (address: string, round = 0) => ({
  ...{ eventType: 'Complaint', complaint: { complaintFeedbackType: 'abuse' } },
  mail: bounceOf(address, round).mail,
});
