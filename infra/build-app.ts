import { type App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { brand } from '#shared/brand.ts';
import { AppStack } from './app-stack.ts';
import { CiStack } from './ci-stack.ts';
import { DataStack } from './data-stack.ts';
import { FirewallStack } from './firewall-stack.ts';
import { type DeployedStage, region } from './stages/stage.ts';

export interface BuildAppOptions {
  stage: DeployedStage;
  /** The build folder holds lambda/<function>/ and site/. */
  dist: string;
}

/** Builds all stacks of a stage. Synthesis needs no lookups and fails on an unexplained finding of cdk-nag. */
export function buildApp(app: App, { stage, dist }: BuildAppOptions) {
  // A table or secret that the app still uses cannot leave the data stack.
  app.node.setContext('@aws-cdk/core:defaultCrossStackReferences', 'strong');
  const prefix = `${brand.toLowerCase()}-${stage.name}`;
  const tags = { project: brand.toLowerCase(), stage: stage.name };
  // The library tags dashboards, which cfn-lint's schema does not allow.
  for (const [name, value] of Object.entries(tags))
    Tags.of(app).add(name, value, { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] });
  const env = { account: stage.account, region };
  const data = new DataStack(app, `${prefix}-data`, { env, tags, restored: stage.restored });
  const application = new AppStack(app, `${prefix}-app`, { env, tags, stage, data, dist });
  const firewall =
    stage.firewall === undefined
      ? undefined
      : new FirewallStack(app, `${prefix}-firewall`, {
          env: { account: stage.account, region: 'us-east-1' },
          tags,
          rates: stage.firewall.perAddressIn5Minutes,
          operators: stage.operators,
        });
  const { deployedFrom } = stage;
  const ci =
    deployedFrom === undefined ? undefined : new CiStack(app, `${prefix}-ci`, { env, stage, deployedFrom });
  Validations.of(app).addPlugins(new AwsSolutionsChecks());
  return { data, application, firewall, ci };
}
