import { placeholdersIn } from '#infra/stages/refuse-placeholders.ts';
import type { DeployedStage } from '#infra/stages/stage.ts';
import { Unanswered } from './aws.ts';
import { readCaller, wrongAccount } from './caller.ts';
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
      // A deployment moves only the functions that it changes, and some may have been led back before.
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

/** What is missing before anything is deployed: values of the stage, or credentials of its account. */
export async function lackedBy(stage: DeployedStage, ask = readCaller): Promise<string[]> {
  const open = placeholdersIn(stage).map((each) => `infra/stages/${stage.name}.ts: ${each}`);
  return [...open, ...(await credentialsLack(stage, ask))];
}

async function credentialsLack(stage: DeployedStage, ask: typeof readCaller): Promise<string[]> {
  try {
    const wrong = wrongAccount(stage, await ask());
    return wrong === undefined ? [] : [wrong];
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return [`AWS accepted no credentials: ${error.message}`];
  }
}

/** As it would be typed. */
export const written = (command: readonly string[]): string =>
  command
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))
    .join(' ');
