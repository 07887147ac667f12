import type { DeployedStage } from '#infra/stages/stage.ts';
import { orTold } from './aws.ts';
import { judgeAccount } from './judge-account.ts';
import { readAccount } from './read-account.ts';

/** Tells whether an account is ready for a stage. The exit code: 1 where something would stop the deployment. */
export const checkAccount = (stage: DeployedStage, tell: (line: string) => void): Promise<number> =>
  orTold(check(stage, tell), tell);

async function check(stage: DeployedStage, tell: (line: string) => void): Promise<number> {
  const findings = judgeAccount(stage, await readAccount(stage));
  for (const { kind, says } of findings) tell(`${kind.padEnd(6)}  ${says}`);
  return findings.some(({ kind }) => kind === 'stops') ? 1 : 0;
}
