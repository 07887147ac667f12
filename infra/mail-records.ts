import { region } from './stages/stage.ts';

export interface MailRecord {
  type: 'MX' | 'TXT';
  name: string;
  value: string;
}

/** What DNS says about mail of a domain beside SES's three DKIM names: where bounces go, who may send, and what to do otherwise. */
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
