import { placeholdersIn } from '#infra/stages/refuse-placeholders.ts';
import type { DeployedStage } from '#infra/stages/stage.ts';
import { stackNames } from './stack-names.ts';

export interface Step {
  does: string;
  /** A command and its words, as they are run. */
  command: readonly string[];
  /** Somebody agrees before it: it and what follows change the account. */
  changes?: true;
}

/** Everything a deployment of a stage does, in order. What was synthesised is what is shown and what is deployed. */
export function deploymentOf(
  stage: DeployedStage,
  { yes = false, by = [] as readonly string[] } = {},
): Step[] {
  const { data, app, firewall } = stackNames(stage);
  const fronted = stage.firewall === undefined ? [] : [firewall];
  const npmRun = (...words: string[]) => ['npm', 'run', '--silent', ...words];
  // Agreed to beforehand, or at the question after the differences.
  const deploy = (stack: string) => [
    ...['cdk', 'deploy', '--app', 'cdk.out', '--exclusively', stack],
    ...(yes ? ['--require-approval', 'never'] : []),
  ];
  const names = by.flatMap((who) => ['--by', who]);
  return [
    {
      does: 'Looks whether the account is ready',
      command: ['node', 'scripts/deploy/doctor.ts', '--stage', stage.name, '--check'],
    },
    { does: 'Types, lint and unused code', command: npmRun('check') },
    { does: `Builds for ${stage.siteUrl}`, command: npmRun('build', '--', `--stage=${stage.name}`) },
    { does: 'Makes the templates', command: ['cdk', 'synth', '--quiet', '-c', `stage=${stage.name}`] },
    {
      does: 'Looks whether it can be deployed in this order',
      command: ['node', 'scripts/deploy/check-order.ts', '--stage', stage.name],
    },
    { does: 'Shows what would change', command: ['cdk', 'diff', '--app', 'cdk.out', ...fronted, data, app] },
    ...fronted.map(
      (stack): Step => ({ does: 'Deploys the firewall', command: deploy(stack), changes: true }),
    ),
    { does: 'Deploys tables, documents and secrets', command: deploy(data), changes: true },
    { does: 'Deploys everything else', command: deploy(app), changes: true },
    {
      // A deployment moves only the functions that it changes, and some may have been led back before.
      does: 'Has all functions answer as deployed',
      command: npmRun('rollback', '--', '--stage', stage.name, '--forward', '--yes'),
      changes: true,
    },
    {
      does: 'Looks whether it works',
      command: ['node', 'scripts/deploy/try-deployed.ts', '--stage', stage.name, ...names],
    },
  ];
}

/** What has to be said before anything is deployed. */
export function lackedBy(stage: DeployedStage, environment: NodeJS.ProcessEnv): string[] {
  // Credentials that happen to lie about may be another account's.
  const profile = environment.AWS_PROFILE ? [] : ['AWS_PROFILE does not say whose account it is'];
  return [...placeholdersIn(stage).map((each) => `infra/stages/${stage.name}.ts: ${each}`), ...profile];
}

/** As it would be typed. */
export const written = (command: readonly string[]): string =>
  command
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))
    .join(' ');
