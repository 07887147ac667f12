import { placeholdersIn } from '#infra/stages/refuse-placeholders.ts';
import type { DeployedStage } from '#infra/stages/stage.ts';
import { AwsCallFailed } from './aws.ts';
import { readCaller, wrongAccount } from './caller.ts';
import { stackNames } from './stack-names.ts';

export interface Step {
  does: string;
  /** A command and its arguments. */
  command: readonly string[];
  /** This step and those after it change the account, so agreement is asked for before it. */
  changes?: true;
}

/** All steps of a stage's deployment in order. The synthesised templates are the ones shown and deployed. */
export function deploymentOf(
  stage: DeployedStage,
  { yes = false, by = [] as readonly string[] } = {},
): Step[] {
  const { data, app, firewall } = stackNames(stage);
  const fronted = stage.firewall === undefined ? [] : [firewall];
  const npmRun = (...words: string[]) => ['npm', 'run', '--silent', ...words];
  // Agreement is given beforehand, or after the differences were shown.
  const deploy = (stack: string) => [
    ...['cdk', 'deploy', '--app', 'cdk.out', '--exclusively', stack],
    ...(yes ? ['--require-approval', 'never'] : []),
  ];
  const names = by.flatMap((who) => ['--by', who]);
  return [
    {
      does: 'Check that the account is ready',
      command: ['node', 'scripts/deploy/doctor.ts', '--stage', stage.name, '--check'],
    },
    { does: `Build for ${stage.siteUrl}`, command: npmRun('build', '--', `--stage=${stage.name}`) },
    { does: 'Make the templates', command: ['cdk', 'synth', '--quiet', '-c', `stage=${stage.name}`] },
    {
      does: 'Check that it can be deployed in this order',
      command: ['node', 'scripts/deploy/check-order.ts', '--stage', stage.name],
    },
    { does: 'Show what would change', command: ['cdk', 'diff', '--app', 'cdk.out', ...fronted, data, app] },
    ...fronted.map((stack): Step => ({ does: 'Deploy the firewall', command: deploy(stack), changes: true })),
    { does: 'Deploy tables, documents and secrets', command: deploy(data), changes: true },
    { does: 'Deploy everything else', command: deploy(app), changes: true },
    {
      // A deployment moves only changed functions, and some of the others may have been rolled back before.
      does: 'Switch all functions to the new version',
      command: npmRun('rollback', '--', '--stage', stage.name, '--forward', '--yes'),
      changes: true,
    },
    {
      does: 'Check that it works',
      command: ['node', 'scripts/deploy/try-deployed.ts', '--stage', stage.name, ...names],
    },
  ];
}

/** Lists what is missing before a deployment: values of the stage, or credentials of its account. */
export async function missingFor(stage: DeployedStage, ask = readCaller): Promise<string[]> {
  const open = placeholdersIn(stage).map((each) => `infra/stages/${stage.name}.ts: ${each}`);
  return [...open, ...(await credentialsLack(stage, ask))];
}

async function credentialsLack(stage: DeployedStage, ask: typeof readCaller): Promise<string[]> {
  try {
    const wrong = wrongAccount(stage, await ask());
    return wrong === undefined ? [] : [wrong];
  } catch (error) {
    if (!(error instanceof AwsCallFailed)) throw error;
    return [`AWS accepted no credentials: ${error.message}`];
  }
}

/** The command as it would be typed. */
export const written = (command: readonly string[]): string =>
  command
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))
    .join(' ');
