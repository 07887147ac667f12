import { region } from './stages/stage.ts';

export interface MailRecord {
  type: 'MX' | 'TXT';
  name: string;
  value: string;
}

/**
 * Lists the DNS records besides SES's three DKIM names: the bounce host, the permitted senders, and the policy for
 * others.
 */
export function mailRecordsOf(domain: string): { mailFromDomain: string; records: MailRecord[] } {
  const mailFromDomain = `bounce.${domain}`;
  return {
    mailFromDomain,
    records: [
      { type: 'MX', name: mailFromDomain, value: `10 feedback-smtp.${region}.amazonses.com` },
      { type: 'TXT', name: mailFromDomain, value: 'v=spf1 include:amazonses.com ~all' },
      { type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=quarantine; adkim=r; aspf=r' },
    ],
  };
}
