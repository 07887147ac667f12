import { mailSenderOf } from '#infra/mail-sender.ts';
import type { DeployedStage } from '#infra/stages/stage.ts';
import { orPrintRefusal } from './aws.ts';
import { mailRecordFaults } from './check-mail-records.ts';
import { type Finding, judgeAccount } from './judge-account.ts';
import { readAccount } from './read-account.ts';

type Tell = (line: string) => void;
type MailFaults = (domain: string) => Promise<string[]>;

/** Reports whether an account is ready for a stage. The exit code is 1 when something would stop the deployment. */
export const checkAccount = (
  stage: DeployedStage,
  tell: Tell,
  mailFaults: MailFaults = mailRecordFaults,
): Promise<number> => orPrintRefusal(check(stage, tell, mailFaults), tell);

async function check(stage: DeployedStage, tell: Tell, mailFaults: MailFaults): Promise<number> {
  const findings = [
    ...judgeAccount(stage, await readAccount(stage)),
    ...(await judgeMailRecords(stage, mailFaults)),
  ];
  for (const { kind, says } of findings) tell(`${kind.padEnd(6)}  ${says}`);
  return findings.some(({ kind }) => kind === 'stops') ? 1 : 0;
}

/** For domains with DNS elsewhere. Mail leaves without these records, but may be treated as spam. */
async function judgeMailRecords(
  { mailFrom, mailZone }: DeployedStage,
  mailFaults: MailFaults,
): Promise<Finding[]> {
  if (mailZone !== undefined) return [];
  const { domain } = mailSenderOf(mailFrom);
  const faults = await mailFaults(domain).catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  return faults.length === 0
    ? [{ kind: 'ok', says: `DNS has the email records of ${domain}.` }]
    : faults.map((says) => ({ kind: 'note', says }));
}
