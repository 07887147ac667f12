/** Walks files of journeys through one cloud, each when it is told to, until there is none left to be told of. */
import { once } from 'node:events';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../build/ensure-built.ts';

export interface Outcome {
  passed: number;
  /** What did not pass, each by its name. */
  failures: string[];
  /** What passed only at its second attempt. */
  flaky?: string[];
}

export interface Order {
  /** From the project's folder; none when all have been handed out. */
  file?: string | undefined;
}

const vitest = await createVitest({ root, project: ['browser'], watch: false });
await vitest.standalone();
for (let file = await nextFile(); file !== undefined; file = await nextFile(await walk(file)));
// With the cloud, which says then whether its functions have kept secrets out of their logs.
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
    // Such as a file that could not even be loaded, or a hook that failed.
    if (!module.ok() && walked.failures.length === 0) walked.failures.push(file);
  }
  if (unhandledErrors.length > 0) walked.failures.push(`${file}: errors that nobody caught, see above`);
  return walked;
}
