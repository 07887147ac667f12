import { checkoutEvents, reversalEvents } from '#functions/gateways/stripe-event.ts';
import { mailRecordsOf } from '#infra/mail-records.ts';
import { mailSenderOf } from '#infra/mail-sender.ts';
import { placeholdersIn } from '#infra/stages/refuse-placeholders.ts';
import { type DeployedStage, region } from '#infra/stages/stage.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { stackNames } from './stack-names.ts';

export interface HumanStep {
  when: 'before' | 'after';
  what: string;
  why: string;
  /** Commands for a POSIX shell with AWS's command line; only the person knows the values in <>. */
  commands: readonly string[];
}

/** CloudFront accepts a firewall from us-east-1 only. */
export const bootstrapRegions = (stage: Pick<DeployedStage, 'firewall'>): readonly string[] =>
  stage.firewall === undefined ? [region] : [region, 'us-east-1'];

/** The Stripe events that the product handles. */
export const stripeEvents: readonly string[] = [...checkoutEvents, ...reversalEvents];

/** The manual steps of a stage, in the order in which they are needed. */
export const humanSteps = (stage: DeployedStage): HumanStep[] => [
  ...beforeDeployment(stage),
  ...afterDeployment(stage),
];

function beforeDeployment(stage: DeployedStage): HumanStep[] {
  const { hostname } = new URL(stage.siteUrl);
  const { domain } = mailSenderOf(stage.mailFrom);
  const open = placeholdersIn(stage);
  return [
    {
      ...{ when: 'before', what: 'Fill in the stage' },
      why: open.length === 0 ? 'Everything is filled in.' : `${open.join('; ')}.`,
      commands: [`$EDITOR infra/stages/${stage.name}.ts`],
    },
    {
      ...{ when: 'before', what: 'Sign in to the account and prepare it' },
      why: 'Every other command uses the account of these credentials. A profile is one way to set them.',
      commands: [
        'export AWS_PROFILE=<profile>',
        'account=$(aws sts get-caller-identity --query Account --output text)',
        // Bootstrapping runs without an app, because ours refuses an unfinished stage.
        ...bootstrapRegions(stage).map((each) => `npx cdk bootstrap --app '' aws://$account/${each}`),
      ],
    },
    {
      ...{ when: 'before', what: `Get a certificate for ${hostname}` },
      why: 'CloudFront needs it in us-east-1. Once the DNS record exists, put its ARN into the stage’s certificateArn.',
      commands: [
        `aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${hostname}`,
        'aws acm describe-certificate --region us-east-1 --certificate-arn <arn> --query "Certificate.[Status,DomainValidationOptions[0].ResourceRecord]"',
      ],
    },
    ...(stage.mailZone === undefined ? [mailDomain(domain)] : []),
    {
      ...{ when: 'before', what: 'Leave the SES sandbox' },
      why: 'In the sandbox, email reaches verified addresses only. AWS answers within a day.',
      commands: [
        `aws sesv2 put-account-details --region ${region} --production-access-enabled --mail-type TRANSACTIONAL --contact-language EN --website-url ${stage.siteUrl} --use-case-description "Account mail, receipts and finished plans, to people who signed up."`,
        `aws sesv2 get-account --region ${region} --query "[ProductionAccessEnabled,SendQuota]"`,
      ],
    },
    {
      ...{ when: 'before', what: 'Watch for unexpected costs' },
      why: 'An account has at most one monitor by service, and AWS often creates it. Put its ARN into the stage’s anomalyMonitorArn.',
      commands: [
        `aws ce get-anomaly-monitors --query "AnomalyMonitors[?MonitorDimension=='SERVICE'].MonitorArn" --output text`,
        `aws ce create-anomaly-monitor --anomaly-monitor MonitorName=services,MonitorType=DIMENSIONAL,MonitorDimension=SERVICE`,
      ],
    },
    ...(stage.deployedFrom === undefined ? [] : [deployingRole(stage, stage.deployedFrom.repository)]),
    {
      ...{ when: 'before', what: 'Check the quota of concurrent functions' },
      why: 'A new account may have 10; the default is 1,000.',
      commands: [
        `aws service-quotas get-service-quota --region ${region} --service-code lambda --quota-code L-B99A9384 --query Quota.Value`,
        `aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000`,
      ],
    },
  ];
}

/** For domains with DNS elsewhere; the stack adds the records to a zone in the account. */
function mailDomain(domain: string): HumanStep {
  const { mailFromDomain, records } = mailRecordsOf(domain);
  return {
    ...{ when: 'before', what: `Let SES send for ${domain}` },
    why: 'Three CNAME records prove that the domain is yours: <token>._domainkey.<domain> to <token>.dkim.amazonses.com for each token. Also create the records after #; the commands print what DNS has.',
    commands: [
      `aws sesv2 create-email-identity --region ${region} --email-identity ${domain}`,
      `aws sesv2 put-email-identity-mail-from-attributes --region ${region} --email-identity ${domain} --mail-from-domain ${mailFromDomain} --behavior-on-mx-failure USE_DEFAULT_VALUE`,
      `aws sesv2 get-email-identity --region ${region} --email-identity ${domain} --query "[VerificationStatus,DkimAttributes.Tokens,MailFromAttributes.MailFromDomainStatus]"`,
      ...records.map(({ type, name, value }) => `dig +short ${type} ${name} # ${value}`),
    ],
  };
}

/** The deploying workflow's role, which it cannot create itself. */
const deployingRole = (stage: DeployedStage, repository: string): HumanStep => ({
  ...{ when: 'before', what: `Let ${repository} deploy ${stage.name}` },
  why: `Once, after npm run build -- --stage=${stage.name}. Put the ARN that it prints into the variable AWS_ROLE_ARN of the GitHub environment ${stage.name}. Give the environment prod required reviewers.`,
  commands: [
    `npx cdk deploy -c stage=${stage.name} --exclusively ${stackNames(stage).ci}`,
    `gh variable set AWS_ROLE_ARN --env ${stage.name} --body <arn>`,
    'gh variable set DEPLOYS --body yes',
  ],
});

function afterDeployment(stage: DeployedStage): HumanStep[] {
  const { hostname } = new URL(stage.siteUrl);
  const events = stripeEvents.map((event) => `-d "enabled_events[]=${event}"`).join(' ');
  const address = `aws cloudformation describe-stacks --region ${region} --stack-name ${stackNames(stage).app} --query "Stacks[0].Outputs[?OutputKey=='SiteAddress'].OutputValue" --output text`;
  return [
    {
      ...{ when: 'after', what: `Point ${hostname} at the distribution` },
      why: 'Create a CNAME or alias record to the name this prints.',
      commands: [address],
    },
    ...(stage.firewall === undefined || stage.firewall.webAclArn !== undefined
      ? []
      : [behindFirewall(stage)]),
    {
      ...{ when: 'after', what: 'Tell Stripe where to send events' },
      why: `Use ${stage.stripeMode} mode, like the stage’s keys. The answer has the signing secret, whsec_….`,
      commands: [
        `stripe webhook_endpoints create${stage.stripeMode === 'live' ? ' --live' : ''} -d "url=${stage.siteUrl}${apiBasePath}/pay/webhook" ${events}`,
      ],
    },
    {
      ...{ when: 'after', what: 'Store Stripe’s keys' },
      why: 'Until then, payment forms return an error and nothing is charged. The file holds {"secretKey": "sk_…", "webhookSecrets": ["whsec_…"]}. All other secrets are generated.',
      commands: [
        `secret=$(aws cloudformation list-stack-resources --region ${region} --stack-name ${stackNames(stage).data} --query "StackResourceSummaries[?starts_with(LogicalResourceId,'stripe')].PhysicalResourceId" --output text)`,
        `aws secretsmanager put-secret-value --region ${region} --secret-id "$secret" --secret-string file://<file>`,
      ],
    },
    {
      ...{ when: 'after', what: 'Confirm that alarms reach you' },
      why: `AWS has emailed a link to ${stage.operators.join(', ')}. Until they follow it, they get no alarms.`,
      commands: [
        `aws sns list-subscriptions --region ${region} --query "Subscriptions[?SubscriptionArn=='PendingConfirmation'].Endpoint"`,
      ],
    },
    {
      ...{ when: 'after', what: 'Check that everything works' },
      why: 'The test plan uses tokens, so two people must sign for them.',
      commands: [
        `npm run smoke -- --url ${stage.siteUrl} --stage ${stage.name} --by "<one name>" --by "<another>"`,
      ],
    },
  ];
}

const behindFirewall = (stage: DeployedStage): HumanStep => ({
  ...{ when: 'after', what: 'Put the site behind its firewall' },
  why: 'The firewall protects nothing until you put what this prints into the stage’s firewall.webAclArn and deploy again.',
  commands: [
    `aws cloudformation describe-stacks --region us-east-1 --stack-name ${stackNames(stage).firewall} --query "Stacks[0].Outputs[?OutputKey=='WebAclArn'].OutputValue" --output text`,
  ],
});
