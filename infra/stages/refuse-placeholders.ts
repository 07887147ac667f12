import { NotReady } from './not-ready.ts';
import type { DeployedStage } from './stage.ts';

/** Names that no one can own, used as placeholders. */
const reserved = /(^|[.@/])(example|test|invalid|localhost)(\.(com|net|org))?([:/>]|$)/i;

/** An ABN never starts with a zero. */
const abnForm = /^[1-9]\d{10}$/;
const accountForm = /^(?!0{12})\d{12}$/;
const certificateForm = /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/;

/** Lists the values that a stage still needs before anyone may use it. */
export function placeholdersIn(stage: DeployedStage): string[] {
  const addresses = {
    siteUrl: [stage.siteUrl],
    mailFrom: [stage.mailFrom],
    reviewers: stage.reviewers,
    operators: stage.operators,
  };
  const open = Object.entries(addresses).flatMap(([name, values]) =>
    values.filter((value) => reserved.test(value)).map((value) => `${name} is still ${value}`),
  );
  return [...open, ...openFacts(stage)];
}

/** Checks values with a required form. */
function openFacts({ account, provider, siteUrl, certificateArn }: DeployedStage): string[] {
  const { protocol, hostname } = new URL(siteUrl);
  const open: string[] = [];
  if (!accountForm.test(account)) open.push(`account is still ${account}`);
  if (!abnForm.test(provider.abn)) open.push(`provider.abn is still ${provider.abn}, which no business has`);
  if (!/\d/.test(provider.address)) open.push(`provider.address is still ${provider.address}`);
  if (provider.reviewTeam.some(({ firstName }) => firstName === 'First name'))
    open.push('provider.reviewTeam is still First name');
  if (protocol !== 'https:') open.push(`siteUrl is still ${siteUrl}, which is not HTTPS`);
  // Without a certificate, CloudFront answers only under its own name, so the stage's address would lead nowhere.
  if (certificateArn === undefined && !hostname.endsWith('.cloudfront.net'))
    open.push(`certificateArn is missing for ${hostname}`);
  if (certificateArn !== undefined && !certificateForm.test(certificateArn))
    open.push(`certificateArn is ${certificateArn}, which is no certificate in us-east-1`);
  return open;
}

/** Invoices in the wrong name and lost email are worse than no deployment. */
export function refusePlaceholders(stage: DeployedStage): void {
  const open = placeholdersIn(stage);
  if (open.length === 0) return;
  throw new NotReady(
    `The stage ${stage.name} cannot be deployed yet: ${open.join('; ')}. Fill in infra/stages/${stage.name}.ts. ` +
      'To read the templates without deploying, run npm run synth.',
  );
}
