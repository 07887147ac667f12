import { resolveMx, resolveTxt } from 'node:dns/promises';
import { type MailRecord, mailRecordsOf } from '#infra/mail-records.ts';

/** The functions of node:dns that are used. */
export interface Resolver {
  resolveMx(name: string): Promise<{ exchange: string; priority: number }[]>;
  resolveTxt(name: string): Promise<string[][]>;
}

/** The missing DNS records for a domain's mail, as messages. SES checks the DKIM names itself. */
export async function mailRecordFaults(
  domain: string,
  resolver: Resolver = { resolveMx, resolveTxt },
): Promise<string[]> {
  const faults = await Promise.all(mailRecordsOf(domain).records.map((record) => faultOf(record, resolver)));
  return faults.flatMap((fault) => fault ?? []);
}

async function faultOf(record: MailRecord, resolver: Resolver): Promise<string | undefined> {
  const found = await valuesOf(record, resolver).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
    throw new Error(`DNS does not answer for ${record.name}: ${error.message}`, { cause: error });
  });
  if (found.some((value) => suffices(record, value))) return undefined;
  const instead = found.length === 0 ? 'it is missing' : `it is “${found.join('”, “')}”`;
  return `${record.name} needs ${record.type} “${record.value}”: ${instead}`;
}

async function valuesOf({ type, name }: MailRecord, resolver: Resolver): Promise<string[]> {
  if (type === 'TXT') return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  return (await resolver.resolveMx(name)).map(({ exchange, priority }) => `${priority} ${exchange}`);
}

/** A stricter policy is fine, and other senders may be allowed too. */
function suffices({ value }: MailRecord, found: string): boolean {
  if (value.startsWith('v=DMARC1')) return /^v=DMARC1;.*\bp=(quarantine|reject)\b/.test(found);
  if (value.startsWith('v=spf1')) return /^v=spf1 .*\binclude:amazonses\.com\b/.test(found);
  return found.toLowerCase() === value;
}
