import { CnameRecord, HostedZone, type IHostedZone, MxRecord, TxtRecord } from 'aws-cdk-lib/aws-route53';
import { DkimIdentity, EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { type MailRecord, mailRecordsOf } from './mail-records.ts';
import { mailSenderOf } from './mail-sender.ts';
import type { DeployedStage } from './stages/stage.ts';

/**
 * The domain that mail is sent from, proved by DKIM, with a sender domain of its own and a DMARC policy. Only where its
 * zone is in this account; elsewhere a person makes the records that `npm run doctor` prints.
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
    // Mail goes on while the record is missing.
    mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
  });
  identity.dkimRecords.forEach(({ name, value }, index) => {
    new CnameRecord(scope, `mail-dkim-${index + 1}`, {
      zone,
      // With a dot at its end it is taken as a whole.
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
