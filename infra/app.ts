import { resolve } from 'node:path';
import { App } from 'aws-cdk-lib';
import { buildApp } from './build-app.ts';
import { NotReady } from './stages/not-ready.ts';
import { refuseOtherBuild } from './stages/refuse-other-build.ts';
import { refusePlaceholders } from './stages/refuse-placeholders.ts';
import { refuseStaleSecurityText } from './stages/security-text.ts';
import { stageNamed } from './stages/stage-named.ts';

function synthesise(): void {
  // The CDK's command line sets the folder; run directly, this writes the templates where the CDK would look.
  const app = new App({
    analyticsReporting: false,
    outdir: process.env.CDK_OUTDIR ?? 'cdk.out',
  });
  const stage = stageNamed(app.node.tryGetContext('stage') ?? 'prod');
  const dist = resolve('dist');
  // Synthesis for reading the templates sets this context; deployments do not.
  if (app.node.tryGetContext('placeholders') !== 'allowed') refusePlaceholders(stage);
  refuseOtherBuild(stage, dist);
  refuseStaleSecurityText(dist, Date.now());
  buildApp(app, { stage, dist });
  app.synth();
}

try {
  synthesise();
} catch (error) {
  // The person who deploys needs the sentence, not our stack trace.
  if (!(error instanceof NotReady)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
