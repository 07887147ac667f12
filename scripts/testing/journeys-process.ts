/** Runs files of journeys on one cloud, each when it is told to, until there are none left. */
import { once } from 'node:events';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../build/ensure-built.ts';

export interface Outcome {
  passed: number;
  /** The names of the failed tests. */
  failures: string[];
  /** Tests that passed only at a later attempt. */
  flaky?: string[];
}

export interface Order {
  /** Relative to the project's folder; undefined when all have been handed out. */
  file?: string | undefined;
}

const vitest = await createVitest({ root, project: ['browser'], watch: false });
await vitest.standalone();
for (let file = await nextFile(); file !== undefined; file = await nextFile(await walk(file)));
// Closing the cloud also checks that its functions logged no secrets.
await vitest.close();
process.disconnect();

async function nextFile(walked: Outcome = { passed: 0, failures: [] }): Promise<string | undefined> {
  const told = once(process, 'message') as Promise<[Order]>;
  process.send?.(walked);
  return (await told)[0].file;
}

async function walk(file: string): Promise<Outcome> {
  const specifications = vitest.getModuleSpecifications(join(root, file));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const flaky: string[] = [];
  const walked: Outcome = { passed: 0, failures: [], flaky };
  for (const module of testModules.filter(({ moduleId }) => moduleId === join(root, file))) {
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') walked.passed += 1;
      if (test.diagnostic()?.flaky) flaky.push(`${file}: ${test.fullName}`);
      if (state === 'failed') walked.failures.push(`${file}: ${test.fullName}`);
    }
    // The file may have failed to load, or a hook may have failed.
    if (!module.ok() && walked.failures.length === 0) walked.failures.push(file);
  }
  if (unhandledErrors.length > 0) walked.failures.push(`${file}: uncaught errors, see above`);
  return walked;
}
