/** The last step of `npm run deploy`: tests whether the deployment works. */
import { parseArgs } from 'node:util';
import { NoStage } from '#scripts/ops/connect-stage.ts';
import { runSmoke } from '#scripts/smoke/run-smoke.ts';
import { accessStage } from '#scripts/smoke/stage-access.ts';
import { tell } from './agreed.ts';
import { tryStage } from './try-stage.ts';
import { typedStage } from './typed-stage.ts';

const { values } = parseArgs({
  options: { stage: { type: 'string' }, by: { type: 'string', multiple: true } },
});
const stage = typedStage(values.stage, 'Usage: node scripts/deploy/try-deployed.ts --stage <stage>');

async function tryDeployed(): Promise<number> {
  if (typeof stage === 'string') {
    tell(stage);
    return 2;
  }
  try {
    return await tryStage({ stage, by: values.by ?? [], tell, access: accessStage, smoke: runSmoke });
  } catch (error) {
    if (!(error instanceof NoStage)) throw error;
    tell(error.message);
    return 1;
  }
}

// Clients of the stage keep connections open, so the output must be flushed before the exit.
const code = await tryDeployed();
process.stdout.write('', () => process.exit(code));
