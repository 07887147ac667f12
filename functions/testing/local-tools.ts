import { inject } from 'vitest';
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

/** What was sent to an address, oldest first. */
export async function mailTo(address: string): Promise<SentMail[]> {
  const all = (await local('mail.json')) as SentMail[];
  return all.filter(({ to }) => to.includes(address));
}

/** The link in the newest mail of a subject, as its query. */
export async function linkFrom(
  address: string,
  subject: RegExp,
): Promise<{ url: URL; userId: string; token: string }> {
  const mail = (await mailTo(address)).findLast((sent) => subject.test(sent.subject));
  const url = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'missing:');
  const token = url.searchParams.get('token') ?? '';
  noteSecrets(inject('dataFolder'), secretsIn({ token }));
  return { url, userId: url.searchParams.get('userId') ?? '', token };
}

export async function advanceClock(seconds: number): Promise<void> {
  const body = JSON.stringify({ advanceSeconds: seconds });
  await local('clock', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

export interface RaisedAlarm {
  name: string;
  detail: Record<string, string | number>;
}

export const alarmsRaised = async (): Promise<RaisedAlarm[]> => (await local('alarms.json')) as RaisedAlarm[];
