import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SendTaskSuccessCommand,
  type SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventTypes, sdkClient, until } from './testing/start-bench.ts';
import type { LoggedCall } from './testing/step-functions-process.ts';

const rounds = 5;
const startsPerRound = 8;
const input = (runId: string) => JSON.stringify({ runId, ownerId: 'usr_1', attempt: 1 });

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'step-functions-kill-'));
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

async function run(): Promise<{ sfn: SFNClient; arn: string }> {
  const script = join(import.meta.dirname, 'testing', 'step-functions-process.ts');
  child = spawn(process.execPath, [script, join(folder, 'data'), join(folder, 'calls')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { url, arn } = JSON.parse(line.toString()) as { url: string; arn: string };
  return { sfn: sdkClient(url), arn };
}

async function kill(): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const logged = (): LoggedCall[] =>
  readFileSync(join(folder, 'calls'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LoggedCall);

/** Approves open requests. Only an acknowledged approval is recorded. */
async function approve(sfn: SFNClient, approved: Set<string>): Promise<void> {
  const open = new Set(logged().flatMap(({ taskToken }) => taskToken ?? []));
  const sent = [...open]
    .filter((token) => !approved.has(token))
    .map(async (taskToken) => {
      try {
        await sfn.send(new SendTaskSuccessCommand({ taskToken, output: '{"decision":"approve"}' }));
      } catch (fault) {
        // The token was used just before the kill, which lost the answer.
        if ((fault as Error).name !== 'TaskTimedOut') throw fault;
      }
      approved.add(taskToken);
    });
  await Promise.allSettled(sent);
}

it('loses no execution and finishes none twice when killed at random moments', {
  timeout: 30_000,
}, async () => {
  const started = new Set<string>();
  const approved = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const { sfn, arn } = await run();
    const starts = Array.from({ length: startsPerRound }, async (_, index) => {
      const name = `${round}-${index}-${index % 2 === 0 ? 'basic' : 'pro'}`;
      const command = new StartExecutionCommand({ stateMachineArn: arn, name, input: input(name) });
      const { executionArn = '' } = await sfn.send(command);
      started.add(executionArn);
    });
    // A request that the kill cut off was never acknowledged, so it may be lost.
    const settled = Promise.allSettled([...starts, delay(40).then(() => approve(sfn, approved))]);
    await delay(10 + Math.random() * 250);
    await kill();
    await settled;
  }

  const { sfn, arn } = await run();
  const list = async () => {
    await approve(sfn, approved);
    const { executions = [] } = await sfn.send(
      new ListExecutionsCommand({ stateMachineArn: arn, maxResults: 1000 }),
    );
    return executions;
  };
  const ended = await until(list, (found) => found.every(({ status }) => status !== 'RUNNING'), 20_000);
  const names = new Set(ended.map(({ executionArn }) => executionArn));
  expect(started.size).toBeGreaterThan(0);
  expect([...started].filter((executionArn) => !names.has(executionArn))).toEqual([]);
  expect(ended.filter(({ status }) => status !== 'SUCCEEDED')).toEqual([]);

  for (const { executionArn, name = '' } of ended) {
    const { events = [] } = await sfn.send(
      new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }),
    );
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    const types = eventTypes(events);
    expect(types.filter((type) => type === 'ExecutionSucceeded')).toHaveLength(1);
    // There is none when the kill came between the failing call and its answer: then the second call succeeds.
    expect(types.filter((type) => type === 'TaskFailed').length).toBeLessThanOrEqual(1);
    const entered = events.flatMap(({ stateEnteredEventDetails: details }) => details?.name ?? []);
    const review = name.endsWith('pro') ? ['AskForReview', 'Decided'] : [];
    expect(entered).toEqual([
      ...['OpenSubmission', 'Opened', ...review],
      ...['GenerateDocument', 'CompleteRun', 'NotifyOwner', 'Done'],
    ]);
  }
});
