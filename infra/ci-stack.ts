import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { CfnOIDCProvider, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { brand } from '#shared/brand.ts';
import { type DeployedStage, region } from './stages/stage.ts';
import { wildcardFinding } from './wildcard-finding.ts';

export interface CiStackProps extends StackProps {
  stage: Pick<DeployedStage, 'name' | 'account' | 'firewall'>;
  deployedFrom: NonNullable<DeployedStage['deployedFrom']>;
}

const issuer = 'token.actions.githubusercontent.com';

/**
 * The role that a workflow of the repository assumes to deploy this stage alone: GitHub signs the repository and
 * environment of a job. A person deploys this stack once, and no workflow can change it.
 */
export class CiStack extends Stack {
  constructor(scope: Construct, id: string, { stage, deployedFrom, ...props }: CiStackProps) {
    super(scope, id, props);
    const { repository, openIdProviderArn } = deployedFrom;
    const role = new Role(this, 'deploys', {
      roleName: `${brand.toLowerCase()}-${stage.name}-deploys`,
      maxSessionDuration: Duration.hours(1),
      assumedBy: new WebIdentityPrincipal(openIdProviderArn ?? this.provider(), {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: `repo:${repository}:environment:${stage.name}`,
        },
      }),
    });
    const statements = statementsFor(stage);
    for (const statement of statements) role.addToPolicy(statement);
    const open = statements.flatMap(({ resources }) => resources).filter((arn) => arn.endsWith('*'));
    Validations.of(role).acknowledge(
      ...open.map((arn) => ({
        id: wildcardFinding(this, arn),
        reason: 'These are account settings, or ids that exist only after a deployment.',
      })),
    );
    new CfnOutput(this, 'RoleArn', { value: role.roleArn });
  }

  private provider(): string {
    const provider = new CfnOIDCProvider(this, 'github', {
      url: `https://${issuer}`,
      clientIdList: ['sts.amazonaws.com'],
    });
    return provider.attrArn;
  }
}

/** The AWS calls of `npm run deploy` itself; the roles of the CDK's bootstrap do the rest. */
function statementsFor({ name, account, firewall }: CiStackProps['stage']): PolicyStatement[] {
  const prefix = `${brand.toLowerCase()}-${name}`;
  const regions = firewall === undefined ? [region] : [region, 'us-east-1'];
  const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });
  return [
    allow(
      ['sts:AssumeRole'],
      regions.flatMap((each) =>
        ['deploy', 'file-publishing', 'lookup'].map(
          (does) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${does}-role-${account}-${each}`,
        ),
      ),
    ),
    allow(
      ['cloudformation:GetTemplate', 'cloudformation:DescribeStacks', 'cloudformation:ListStackResources'],
      regions.map((each) => `arn:aws:cloudformation:${each}:${account}:stack/${prefix}-*`),
    ),
    allow(
      ['lambda:GetAlias', 'lambda:ListVersionsByFunction', 'lambda:UpdateAlias'],
      [`arn:aws:lambda:${region}:${account}:function:${prefix}-app-*`],
    ),
    // These are the checks of doctor --check. Account settings and lists belong to no single resource.
    allow(['lambda:GetAccountSettings', 'ses:GetAccount', 'backup:ListBackupVaults'], ['*']),
    allow(
      ['acm:DescribeCertificate', 'ses:GetEmailIdentity', 'cloudformation:DescribeStacks'],
      [
        `arn:aws:acm:us-east-1:${account}:certificate/*`,
        `arn:aws:ses:${region}:${account}:identity/*`,
        ...regions.map((each) => `arn:aws:cloudformation:${each}:${account}:stack/CDKToolkit/*`),
      ],
    ),
    // The smoke test signs an event as Stripe would.
    new PolicyStatement({
      actions: ['secretsmanager:GetSecretValue'],
      resources: [`arn:aws:secretsmanager:${region}:${account}:secret:stripe*`],
      conditions: { StringEquals: { 'aws:ResourceTag/aws:cloudformation:stack-name': `${prefix}-data` } },
    }),
  ];
}
