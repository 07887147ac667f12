/** `npm run doctor -- --stage <stage>`: what only a person can do for a stage, with the command for each. */
import { parseArgs } from 'node:util';
import { type HumanStep, humanSteps } from './human-steps.ts';
import { typedStage } from './typed-stage.ts';

const usage = 'It is written: npm run doctor -- --stage <stage>';
const tell = (line: string) => void process.stdout.write(`${line}\n`);

function nameTyped(): string | undefined {
  try {
    return parseArgs({ options: { stage: { type: 'string' } } }).values.stage;
  } catch {
    return undefined;
  }
}

const headings = { before: 'Before the first deployment', after: 'After it' } as const;

function tellSteps(steps: readonly HumanStep[]): void {
  let heading = '';
  steps.forEach(({ when, what, why, commands }, index) => {
    if (heading !== headings[when]) tell(`\n${headings[when]}`);
    heading = headings[when];
    tell(`\n${index + 1}. ${what}\n   ${why}\n${commands.map((line) => `     ${line}`).join('\n')}`);
  });
}

const stage = typedStage(nameTyped(), usage);
if (typeof stage === 'string') {
  tell(stage);
  process.exitCode = 2;
} else {
  tell(`For the stage ${stage.name} at ${stage.siteUrl} a person does this:`);
  tellSteps(humanSteps(stage));
}
