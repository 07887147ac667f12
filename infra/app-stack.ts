import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { functionDefinition, functionNames } from '#shared/contract/functions.ts';
import { Api } from './api.ts';
import type { DataStack } from './data-stack.ts';
import { FunctionOf } from './function-of.ts';
import type { Resources } from './grants.ts';
import { mailSenderOf } from './mail-sender.ts';
import { recordOf } from './record-of.ts';
import { Site } from './site.ts';
import { settingsOf } from './stages/settings.ts';
import type { Stage } from './stages/stage.ts';
import { Sweeps } from './sweeps.ts';
import { Workflow, workflowArns } from './workflow.ts';

export interface AppStackProps extends StackProps {
  stage: Stage;
  data: DataStack;
  /** The folder of the build: lambda/<function>/ and site/. */
  dist: string;
}

/** Everything that can be made again: the functions, and what calls them. */
export class AppStack extends Stack {
  constructor(scope: Construct, id: string, { stage, data, dist, ...props }: AppStackProps) {
    super(scope, id, props);
    const workflowName = `${id}-run-review`;
    const resources = this.resources({ stage, data, workflowName });
    const functions = recordOf(
      functionNames,
      (name) =>
        new FunctionOf(this, name, { definition: functionDefinition(name), dist, resources }).function,
    );
    const api = new Api(this, 'api', { functions });
    new Workflow(this, 'workflow', { name: workflowName, functions });
    new Sweeps(this, 'sweeps', { functions });
    const site = new Site(this, 'site', { stage, dist, api: api.http, originSecret: data.secrets.origin });

    new CfnOutput(this, 'SiteAddress', { value: `https://${site.distribution.distributionDomainName}` });
  }

  private resources(from: { stage: Stage; data: DataStack; workflowName: string }): Resources {
    const { stage, data, workflowName } = from;
    const { address, domain } = mailSenderOf(stage.mailFrom);
    return {
      tables: data.tables,
      secrets: data.secrets,
      documents: data.documents,
      workflow: workflowArns(this, workflowName),
      mail: {
        identityArn: this.formatArn({ service: 'ses', resource: 'identity', resourceName: domain }),
        address,
      },
      settings: settingsOf(stage),
    };
  }
}
