import { mailSenderOf } from '#infra/mail-sender.ts';
import { type DeployedStage, region } from '#infra/stages/stage.ts';
import { functionNames } from '#shared/contract/functions.ts';
import { stackNames } from './stack-names.ts';

/** Undefined when there is no such stack. */
type StackState = { status: string; isProtected: boolean } | undefined;

export interface AccountFacts {
  /** The version is undefined when the region was never bootstrapped. */
  bootstraps: readonly { region: string; version: number | undefined }[];
  /** The number of functions that may run in parallel in the account. */
  concurrency: number;
  /** Undefined for a stage without a certificate. */
  certificate: { status: string; names: readonly string[] } | undefined;
  mayMailAnybody: boolean;
  isSenderVerified: boolean;
  data: StackState;
  app: StackState;
  leftVaults: readonly string[];
}

export interface Finding {
  kind: 'ok' | 'note' | 'stops';
  says: string;
}

const ok = (says: string): Finding => ({ kind: 'ok', says });
const note = (says: string): Finding => ({ kind: 'note', says });
const stops = (says: string): Finding => ({ kind: 'stops', says });

/** The minimum for the CDK's templates. */
export const leastBootstrapVersion = 6;
/** AWS keeps this much of the account's concurrency for functions without a reservation. */
const unreserved = 100;

/** Judges before any build whether a stage can be deployed to an account. */
export const judgeAccount = (stage: DeployedStage, facts: AccountFacts): Finding[] => [
  ...facts.bootstraps.map(judgeBootstrap),
  judgeConcurrency(stage, facts),
  judgeCertificate(stage, facts),
  judgeSender(stage, facts),
  judgeSandbox(stage, facts),
  ...judgeStacks(stage, facts),
  ...facts.leftVaults.map((name) =>
    note(
      `The backup vault ${name} is left over from an earlier attempt. It does no harm. To delete an empty one: aws backup delete-backup-vault --region ${region} --backup-vault-name ${name}`,
    ),
  ),
];

function judgeBootstrap({ region: where, version }: AccountFacts['bootstraps'][number]): Finding {
  if (version === undefined)
    return stops(`${where} is not bootstrapped: npx cdk bootstrap --app '' aws://<account>/${where}`);
  if (version < leastBootstrapVersion)
    return stops(
      `The bootstrap of ${where} is version ${version}, but ${leastBootstrapVersion} is needed: npx cdk bootstrap --app '' aws://<account>/${where}`,
    );
  return ok(`${where} is bootstrapped, version ${version}.`);
}

function reservedBy({ reservedConcurrency }: DeployedStage): number {
  if (reservedConcurrency === undefined) return 0;
  const { sweep, auth, pay } = reservedConcurrency;
  return functionNames.filter((name) => name.startsWith('sweep-')).length * sweep + auth + pay;
}

function judgeConcurrency(stage: DeployedStage, { concurrency }: AccountFacts): Finding {
  const reserved = reservedBy(stage);
  if (reserved === 0)
    return ok(`${concurrency} functions may run at the same time. The stage reserves none.`);
  const needed = reserved + unreserved;
  return concurrency < needed
    ? stops(
        `${concurrency} functions may run at the same time. The stage reserves ${reserved} and AWS keeps ${unreserved} for others, so ${needed} are needed. Request the quota L-B99A9384 (npm run doctor has the command), or remove reservedConcurrency.`,
      )
    : ok(`${concurrency} functions may run at the same time. The stage reserves ${reserved}.`);
}

function judgeCertificate({ siteUrl }: DeployedStage, { certificate }: AccountFacts): Finding {
  const { hostname } = new URL(siteUrl);
  if (certificate === undefined)
    return ok('The stage has no certificate, so it uses its cloudfront.net name.');
  const { status, names } = certificate;
  if (status !== 'ISSUED')
    return stops(`The certificate is ${status}, not ISSUED. Create the DNS record that proves the domain.`);
  const covering = [hostname, hostname.replace(/^[^.]+/, '*')];
  return names.some((name) => covering.includes(name))
    ? ok(`The certificate for ${hostname} is issued.`)
    : stops(`The certificate is for ${names.join(', ')}, not for ${hostname}.`);
}

function judgeSender(
  { mailFrom, mailZone }: DeployedStage,
  { isSenderVerified, app }: AccountFacts,
): Finding {
  const { domain } = mailSenderOf(mailFrom);
  if (!isSenderVerified && mailZone !== undefined && app === undefined)
    return note(`SES can send for ${domain} once the app stack has created its identity and records.`);
  return isSenderVerified
    ? ok(`SES can send for ${domain}.`)
    : stops(`SES can’t send for ${domain} yet: its identity or its DNS records are missing.`);
}

/** A trial needs only verified addresses. */
function judgeSandbox({ stripeMode }: DeployedStage, { mayMailAnybody }: AccountFacts): Finding {
  if (mayMailAnybody) return ok('SES can send to any address.');
  const says = 'SES is in the sandbox: email reaches verified addresses only.';
  return stripeMode === 'live' ? stops(says) : note(says);
}

/** After a failed creation the CDK deletes and recreates the stack, unless it is protected. */
function judgeStacks(stage: DeployedStage, { data, app }: AccountFacts): Finding[] {
  const names = stackNames(stage);
  return [
    { name: names.data, state: data },
    { name: names.app, state: app },
  ].flatMap(({ name, state }) => {
    if (state === undefined || !['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'].includes(state.status)) return [];
    return state.isProtected
      ? [
          stops(
            `${name} failed to create and is protected, so the CDK cannot create it again: aws cloudformation update-termination-protection --region ${region} --no-enable-termination-protection --stack-name ${name}`,
          ),
        ]
      : [note(`${name} failed to create. This deployment deletes it and creates it again.`)];
  });
}
