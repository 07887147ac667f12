import { App } from 'aws-cdk-lib';
import cdkSettings from '../../cdk.json' with { type: 'json' };
import { buildApp } from '../build-app.ts';
import { prodStage } from '../stages/prod.ts';
import type { DeployedStage } from '../stages/stage.ts';
import { freshFolder, placeholderBuild } from './placeholder-build.ts';
import { readableResources } from './readable-template.ts';

/** Skips the slow check against CloudFormation's schemas, which npm run synth makes. */
export const testApp = (): App =>
  new App({
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
    outdir: freshFolder(),
    context: {
      ...cdkSettings.context,
      '@aws-cdk/core:validateAgainstDefaultRules': false,
      // buildApp sets this too.
      '@aws-cdk/core:defaultCrossStackReferences': 'strong',
      'aws:cdk:disable-asset-staging': true,
      'aws:cdk:disable-stack-trace': true,
    },
  });

/** Builds the stacks of a stage over a placeholder build. */
export function synthesise(stage: DeployedStage = prodStage) {
  const app = testApp();
  const { data, application, firewall, ci } = buildApp(app, { stage, dist: placeholderBuild() });
  return {
    app,
    data,
    application,
    firewall,
    ci,
    dataResources: () => readableResources(data),
    appResources: () => readableResources(application, [data]),
  };
}
