import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type FunctionName, functionDefinition, functionNames } from '#shared/contract/functions.ts';
import { Alarms } from './alarms/alarms.ts';
import { dashboardOf } from './alarms/dashboard.ts';
import { keepQueries } from './alarms/kept-queries.ts';
import { notifyOfFailedBackups } from './alarms/notify-of-failed-backups.ts';
import { anomaliesOf } from './anomalies-of.ts';
import { Api } from './api.ts';
import { budgetOf } from './budget-of.ts';
import type { DataStack } from './data-stack.ts';
import { FunctionOf } from './function-of.ts';
import type { Resources } from './grants.ts';
import { keepLogsFor } from './log-group-of.ts';
import { Mail, sendingArns } from './mail.ts';
import { mailDomain } from './mail-domain.ts';
import { mailSenderOf } from './mail-sender.ts';
import { recordOf } from './record-of.ts';
import { Site } from './site.ts';
import { settingsOf } from './stages/settings.ts';
import type { DeployedStage } from './stages/stage.ts';
import { Sweeps } from './sweeps.ts';
import { Watch } from './watch.ts';
import { Workflow, workflowArns } from './workflow.ts';

export interface AppStackProps extends StackProps {
  stage: DeployedStage;
  data: DataStack;
  /** The build folder holds lambda/<function>/ and site/. */
  dist: string;
}

/** Two passes of one sweep would process the same items, and expensive groups need a cost limit. */
function reservedFor(
  name: FunctionName,
  { reservedConcurrency: reserved }: DeployedStage,
): number | undefined {
  if (name.startsWith('sweep-')) return reserved?.sweep;
  if (name === 'api-auth') return reserved?.auth;
  return name === 'api-pay' ? reserved?.pay : undefined;
}

/** Contains everything that can be recreated: the functions and their callers. */
export class AppStack extends Stack {
  constructor(scope: Construct, id: string, { stage, data, dist, ...props }: AppStackProps) {
    super(scope, id, props);
    keepLogsFor(this, stage);
    budgetOf(this, stage);
    anomaliesOf(this, stage);
    const workflowName = `${id}-run-review`;
    const configurationSetName = `${id}-mail`;
    const resources = this.resources({ stage, data, workflowName, configurationSetName });
    const made = recordOf(
      functionNames,
      (name) =>
        new FunctionOf(this, name, {
          definition: functionDefinition(name),
          dist,
          resources,
          reservedConcurrency: reservedFor(name, stage),
        }),
    );
    const functions = recordOf(functionNames, (name) => made[name].live);
    const mail = new Mail(this, 'mail', { configurationSetName, returns: functions['mail-returns'] });
    mailDomain(this, stage);
    const api = new Api(this, 'api', { ...stage, functions });
    const { stateMachine } = new Workflow(this, 'workflow', { name: workflowName, functions });
    const sweeps = new Sweeps(this, 'sweeps', { functions });
    const site = new Site(this, 'site', {
      ...{ stage, dist, api: api.http, originSecret: data.secrets.origin },
      called: [api, ...Object.values(functions)],
    });

    const watched = {
      stageName: stage.name,
      operators: stage.operators,
      api,
      functions,
      workflow: stateMachine,
      undelivered: { sweeps: sweeps.undelivered, mail: mail.undelivered },
    };
    const alarms = new Alarms(this, 'alarms', watched);
    notifyOfFailedBackups(this, stage.name, alarms.topic);
    new Watch(this, 'watch', { target: functions['watch-site'] });
    const logGroups = functionNames.map((name) => made[name].logGroup);
    const { distribution } = site;
    dashboardOf(this, { ...watched, alarms, logGroups, distribution });
    keepQueries(this, logGroups);

    new CfnOutput(this, 'SiteAddress', { value: `https://${site.distribution.distributionDomainName}` });
  }

  private resources(from: {
    stage: DeployedStage;
    data: DataStack;
    workflowName: string;
    configurationSetName: string;
  }): Resources {
    const { stage, data, workflowName, configurationSetName } = from;
    const { address } = mailSenderOf(stage.mailFrom);
    return {
      tables: data.tables,
      secrets: data.secrets,
      documents: data.documents,
      workflow: workflowArns(this, workflowName),
      mail: {
        sendingArns: sendingArns(this, configurationSetName),
        address,
        configurationSetName,
      },
      stageName: stage.name,
      settings: settingsOf(stage),
    };
  }
}
