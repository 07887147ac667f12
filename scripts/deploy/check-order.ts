/**
 * A step of `npm run deploy` after the synthesis and before any change: checks whether cdk.out can be deployed over the
 * existing stacks, data first, and prints what else to do.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#scripts/build/ensure-built.ts';
import { tell } from './agreed.ts';
import { compareDeployed } from './compare-deployed.ts';
import { stackNames } from './stack-names.ts';
import { typedStage } from './typed-stage.ts';

const { values } = parseArgs({ options: { stage: { type: 'string' } } });
const stage = typedStage(values.stage, 'Usage: node scripts/deploy/check-order.ts --stage <stage>');
if (typeof stage === 'string') {
  tell(stage);
  process.exit(2);
}
process.exitCode = await compareDeployed({ stacks: stackNames(stage), folder: join(root, 'cdk.out'), tell });
