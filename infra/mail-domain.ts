import { CnameRecord, HostedZone, type IHostedZone, MxRecord, TxtRecord } from 'aws-cdk-lib/aws-route53';
import { DkimIdentity, EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { type MailRecord, mailRecordsOf } from './mail-records.ts';
import { mailSenderOf } from './mail-sender.ts';
import type { DeployedStage } from './stages/stage.ts';

/**
 * Sets up the mail domain with DKIM, its own sender domain and a DMARC policy, if its zone is in this account.
 * Otherwise a person creates the records that `npm run doctor` prints.
 */
export function mailDomain(
  scope: Construct,
  { mailFrom, mailZone }: Pick<DeployedStage, 'mailFrom' | 'mailZone'>,
): void {
  if (mailZone === undefined) return;
  const { domain } = mailSenderOf(mailFrom);
  const { mailFromDomain, records } = mailRecordsOf(domain);
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'mail-zone', mailZone);
  const identity = new EmailIdentity(scope, 'mail-identity', {
    identity: Identity.domain(domain),
    dkimIdentity: DkimIdentity.easyDkim(),
    mailFromDomain,
    // Mail is still sent while the record is missing.
    mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
  });
  identity.dkimRecords.forEach(({ name, value }, index) => {
    new CnameRecord(scope, `mail-dkim-${index + 1}`, {
      zone,
      // A trailing dot makes the name absolute.
      recordName: `${name}.`,
      domainName: value,
    });
  });
  for (const record of records) makeRecord(scope, zone, record);
}

function makeRecord(scope: Construct, zone: IHostedZone, { type, name, value }: MailRecord): void {
  const id = `mail-${type.toLowerCase()}-${name.split('.')[0]}`;
  const recordName = `${name}.`;
  if (type === 'TXT') {
    new TxtRecord(scope, id, { zone, recordName, values: [value] });
    return;
  }
  const [priority = '', hostName = ''] = value.split(' ');
  new MxRecord(scope, id, { zone, recordName, values: [{ priority: Number(priority), hostName }] });
}
