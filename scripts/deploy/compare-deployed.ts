import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { region } from '#infra/stages/stage.ts';
import { answered, orPrintRefusal } from './aws.ts';
import { changeOrder } from './change-order.ts';
import { type Template, template } from './template.ts';

interface Compared {
  stacks: { data: string; app: string };
  /** The folder with the new templates. */
  folder: string;
  tell: (line: string) => void;
}

/** Returns 0 if the templates can be deployed over the existing stacks, data first. Otherwise prints what to do. */
export const compareDeployed = (compared: Compared): Promise<number> =>
  orPrintRefusal(compare(compared), compared.tell);

async function compare({ stacks: { data, app }, folder, tell }: Compared): Promise<number> {
  const made = (stack: string) => read(readFileSync(join(folder, `${stack}.template.json`), 'utf8'));
  const order = changeOrder(
    { data: await deployed(data), app: await deployed(app) },
    { data: made(data), app: made(app) },
  );
  if (order.kind === 'data first') {
    tell('First tables, documents and secrets, then everything else.');
    return 0;
  }
  for (const reason of order.because) tell(reason);
  if (order.kind === 'app first')
    tell(
      `So deploy the app stack first: npx cdk deploy --app cdk.out --exclusively ${app}. Then run the same command again.`,
    );
  return 1;
}

const read = (text: string): Template => template.parse(JSON.parse(text));

async function deployed(stack: string): Promise<Template | undefined> {
  const asking = new CloudFormationClient({ region }).send(new GetTemplateCommand({ StackName: stack }));
  const found = asking.catch((error: unknown) => {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  });
  const answer = await answered(`cloudformation:GetTemplate of ${stack}`, found);
  return answer === undefined ? undefined : read(answer.TemplateBody ?? '');
}
