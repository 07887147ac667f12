/**
 * A step of `npm run deploy`, after the synthesis and before anything changes: whether what lies in cdk.out can be
 * deployed over what is there, data first. Says what else to do where it cannot.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#scripts/build/ensure-built.ts';
import { tell } from './agreed.ts';
import { aws } from './aws.ts';
import { changeOrder, type Template, template } from './change-order.ts';
import { stackNames } from './stack-names.ts';
import { typedStage } from './typed-stage.ts';

const { values } = parseArgs({ options: { stage: { type: 'string' } } });
const stage = typedStage(values.stage, 'It is written: node scripts/deploy/check-order.ts --stage <stage>');
if (typeof stage === 'string') {
  tell(stage);
  process.exit(2);
}
const { data, app } = stackNames(stage);

const made = (stack: string): Template =>
  template.parse(JSON.parse(readFileSync(join(root, 'cdk.out', `${stack}.template.json`), 'utf8')));

function deployed(stack: string): Template | undefined {
  try {
    return template.parse(
      aws(['cloudformation', 'get-template', '--stack-name', stack, '--query', 'TemplateBody']),
    );
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  }
}

const order = changeOrder({ data: deployed(data), app: deployed(app) }, { data: made(data), app: made(app) });
if (order.kind === 'data first') tell('Tables, documents and secrets first, then everything else.');
else {
  for (const reason of order.because) tell(reason);
  if (order.kind === 'app first')
    tell(
      `So the app stack goes first: npx cdk deploy --app cdk.out --exclusively ${app}, then the same command again.`,
    );
  process.exitCode = 1;
}
