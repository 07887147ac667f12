import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startStepFunctions } from '../start-step-functions.ts';
import { reviewMachine } from './review-machine.ts';

/*
 * The process that step-functions-kill.long.test.ts kills. It runs the workflow and logs every call before it answers.
 */

export interface LoggedCall {
  functionName: string;
  runId: string;
  taskToken?: string;
}

const [dataFolder = '', log = ''] = process.argv.slice(2);
const clockSpeed = 100;
const generated = new Set<string>();

if (existsSync(log))
  for (const line of readFileSync(log, 'utf8').split('\n').filter(Boolean)) {
    const { functionName, runId } = JSON.parse(line) as LoggedCall;
    if (functionName === 'generate-document') generated.add(runId);
  }

const engine = await startStepFunctions({
  dataFolder,
  // Fast enough that the machine's retries fit into a test.
  clock: { nowMs: () => Date.now() * clockSpeed },
  authorise: () => true,
  secretFor: () => 'secret',
  pollMs: 5,
  async invokeFunction(functionName, payload) {
    const { runId, taskToken } = payload as LoggedCall;
    appendFileSync(log, `${JSON.stringify({ functionName, runId, taskToken })}\n`);
    await delay(Math.random() * 15);
    if (functionName === 'open-submission')
      return { payload: { next: runId.endsWith('pro') ? 'review' : 'generate' } };
    if (functionName !== 'generate-document') return { payload: null };
    if (generated.has(runId))
      return { payload: { key: runId, checksum: 'x', workbook: {}, calendar: {}, brief: {} } };
    generated.add(runId);
    return { errorType: 'FirstTry', errorMessage: 'the first try of every run fails' };
  },
});
process.stdout.write(
  `${JSON.stringify({ url: engine.url, arn: engine.registerStateMachine('review', reviewMachine) })}\n`,
);
