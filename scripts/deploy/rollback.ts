/**
 * `npm run rollback -- --stage <stage>` switches the functions back to before the last deployment within seconds, with
 * `--before <time>` to before that time; `--forward` undoes it. docs/OPERATIONS.md lists what it does not reach.
 */
import { parseArgs } from 'node:util';
import { agreed, tell } from './agreed.ts';
import { missingFor } from './deployment.ts';
import { moveFunctions } from './move-functions.ts';
import { stackNames } from './stack-names.ts';
import { typedStage } from './typed-stage.ts';

const usage =
  'Usage: npm run rollback -- --stage <stage> [--before 2026-11-22T01:00:00Z | --forward] [--yes]';

function readTyped() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { stage: text, before: text, forward: flag, yes: flag } }).values;
  } catch {
    return undefined;
  }
}

/** A time in UTC to the second, so that it means the same wherever it is typed. */
const moment = (typed: string): number =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(typed) ? Date.parse(typed) : Number.NaN;

async function rollBack(): Promise<number> {
  const typed = readTyped();
  const stage = typedStage(typed?.stage, usage);
  const beforeMs = typed?.before === undefined ? undefined : moment(typed.before);
  const isUnclear = Number.isNaN(beforeMs) || (typed?.forward && beforeMs !== undefined);
  if (typed === undefined || typeof stage === 'string' || isUnclear) {
    tell(typeof stage === 'string' ? stage : usage);
    return 2;
  }
  const lacks = await missingFor(stage);
  if (lacks.length > 0) {
    tell(['It lacks:', ...lacks.map((each) => `  ${each}`)].join('\n'));
    return 2;
  }
  return moveFunctions(stackNames(stage).app, {
    forward: typed.forward,
    beforeMs,
    agree: async () => typed.yes || agreed(stage, 'move them'),
    tell,
  });
}

process.exitCode = await rollBack();
