import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { BackupClient, paginateListBackupVaults } from '@aws-sdk/client-backup';
import { CloudFormationClient, paginateListStackResources, type Stack } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mailSenderOf } from '#infra/mail-sender.ts';
import { type DeployedStage, region } from '#infra/stages/stage.ts';
import { answered } from './aws.ts';
import { findStack, outputOf } from './find-stack.ts';
import { bootstrapRegions } from './human-steps.ts';
import type { AccountFacts } from './judge-account.ts';
import { stackNames } from './stack-names.ts';

/** CloudFront looks for its certificate there. */
const certificateRegion = 'us-east-1';

/** Reads from AWS what a deployment needs of its account, without changes. */
export async function readAccount(stage: DeployedStage): Promise<AccountFacts> {
  const { data, app } = stackNames(stage);
  const dataStack = await findStack(data);
  return {
    bootstraps: await Promise.all(bootstrapRegions(stage).map(bootstrapOf)),
    ...(await readConcurrency()),
    certificate: await readCertificate(stage),
    ...(await readMail(stage)),
    data: stateOf(dataStack),
    app: stateOf(await findStack(app)),
    leftVaults: await leftVaults(data, dataStack !== undefined),
  };
}

const stateOf = (stack: Stack | undefined): AccountFacts['data'] =>
  stack === undefined
    ? undefined
    : { status: stack.StackStatus ?? '', isProtected: stack.EnableTerminationProtection === true };

async function bootstrapOf(inRegion: string): Promise<AccountFacts['bootstraps'][number]> {
  const version = outputOf(await findStack('CDKToolkit', inRegion), 'BootstrapVersion');
  return { region: inRegion, version: version === undefined ? undefined : Number(version) };
}

async function readConcurrency(): Promise<Pick<AccountFacts, 'concurrency'>> {
  const asking = new LambdaClient({ region }).send(new GetAccountSettingsCommand());
  const { AccountLimit } = await answered('lambda:GetAccountSettings', asking);
  return { concurrency: AccountLimit?.ConcurrentExecutions ?? 0 };
}

async function readCertificate({ certificateArn }: DeployedStage): Promise<AccountFacts['certificate']> {
  if (certificateArn === undefined) return undefined;
  const asking = new ACMClient({ region: certificateRegion }).send(
    new DescribeCertificateCommand({ CertificateArn: certificateArn }),
  );
  const { Certificate } = await answered('acm:DescribeCertificate', asking);
  const { Status = '', DomainName = '', SubjectAlternativeNames = [] } = Certificate ?? {};
  return { status: Status, names: [...new Set([DomainName, ...SubjectAlternativeNames])] };
}

async function readMail({
  mailFrom,
}: DeployedStage): Promise<Pick<AccountFacts, 'mayMailAnybody' | 'isSenderVerified'>> {
  const ses = new SESv2Client({ region });
  const { domain } = mailSenderOf(mailFrom);
  const { ProductionAccessEnabled } = await answered('ses:GetAccount', ses.send(new GetAccountCommand()));
  const identity = ses
    .send(new GetEmailIdentityCommand({ EmailIdentity: domain }))
    .catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotFoundException') return undefined;
      throw error;
    });
  const found = await answered(`ses:GetEmailIdentity of ${domain}`, identity);
  return {
    mayMailAnybody: ProductionAccessEnabled === true,
    isSenderVerified: found?.VerifiedForSendingStatus === true,
  };
}

/** Vaults with a name of infra/back-up.ts that belong to no stack. */
async function leftVaults(dataStack: string, isThere: boolean): Promise<string[]> {
  const own = new Set(
    isThere ? await answered('cloudformation:ListStackResources', vaultsOf(dataStack)) : [],
  );
  const named = await answered('backup:ListBackupVaults', vaultsNamed(`${dataStack}-`));
  return named.filter((name) => !own.has(name));
}

async function vaultsOf(stack: string): Promise<string[]> {
  const client = new CloudFormationClient({ region });
  const found: string[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources(
    { client },
    { StackName: stack },
  ))
    for (const { ResourceType, PhysicalResourceId = '' } of StackResourceSummaries)
      if (ResourceType === 'AWS::Backup::BackupVault') found.push(PhysicalResourceId);
  return found;
}

async function vaultsNamed(prefix: string): Promise<string[]> {
  const client = new BackupClient({ region });
  const found: string[] = [];
  for await (const { BackupVaultList = [] } of paginateListBackupVaults({ client }, {}))
    for (const { BackupVaultName = '' } of BackupVaultList)
      if (BackupVaultName.startsWith(prefix)) found.push(BackupVaultName);
  return found;
}
