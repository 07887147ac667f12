/**
 * `npm test`: type check, lint and every Vitest project, whatever fails before; ends with what failed and the counts of
 * all of it. With words after `--` only the matching test files run.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { localStage } from '#infra/stages/local.ts';
import { ensureFunctions, ensureSite } from './build/build.ts';
import { root } from './build/ensure-built.ts';
import type { Order, Outcome } from './testing/journeys-process.ts';

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

async function succeeds(command: string, parameters: string[]): Promise<boolean> {
  const child = spawn(join(root, 'node_modules/.bin', command), parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

const filters = process.argv.slice(2);
// Dozens of processes load the same modules.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
const checks = [
  { name: 'Types', run: () => succeeds('tsc', ['-b']) },
  { name: 'Lint and format', run: () => succeeds('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'Nothing unused', run: () => succeeds('knip', []) },
];
// Every run needs what is built, and would make it once more beside the others; what words leave may need none of it.
const [outcomes] = await Promise.all([check(), filters.length === 0 ? build() : undefined]);
// The longest begin first, as far as their length tells: then no core is left waiting for the other at the end.
const journeys = globSync('{web,scripts}/**/*.e2e.ts', { cwd: root })
  .filter((file) => filters.length === 0 || filters.some((word) => file.includes(word)))
  .toSorted((one, other) => sizeOf(other) - sizeOf(one));
// A journey waits for its browser, an engine for its disk, a call for its answer, each about half of the time: together
// they keep two cores busy. Whoever is done with other tests takes of the journeys what is left.
const lanes = [
  lane(testing(['engines', 'operators'])),
  lane(testing(['integration'])),
  lane(testing(['unit', 'unit-drawn', 'content'])),
  lane(),
];
const tested = (await Promise.all(lanes)).flat();
tested.push({ passed: 0, failures: journeys.map((file) => `${file}: nobody was left to walk it`) });
if (tested.every(({ passed, failures }) => passed + failures.length === 0))
  outcomes.push({ passed: 0, failures: ['No test was found'] });
outcomes.push(...tested);

const failures = outcomes.flatMap((outcome) => outcome.failures);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
for (const flaky of outcomes.flatMap((outcome) => outcome.flaky ?? []))
  console.log(`~ flaky, passed at its second attempt: ${flaky}`);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** What cannot be built, every test that needs it says. */
async function build(): Promise<void> {
  await Promise.allSettled([ensureFunctions(), ensureSite(localStage('http://localhost'))]);
}

async function check(): Promise<Outcome[]> {
  const checked: Outcome[] = [];
  for (const { name, run } of checks) {
    const ok = await run();
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    checked.push(ok ? { passed: 1, failures: [] } : { passed: 0, failures: [name] });
  }
  return checked;
}

/** Walks journeys after that, as long as some are left. */
async function lane(...begun: Promise<Outcome>[]): Promise<Outcome[]> {
  const done = await Promise.all(begun);
  return journeys.length === 0 ? done : [...done, await walkJourneys()];
}

async function walkJourneys(): Promise<Outcome> {
  const flaky: string[] = [];
  const walked: Outcome = { passed: 0, failures: [], flaky };
  const walker = fork(join(root, 'scripts/testing/journeys-process.ts'), { cwd: root });
  let underWay: string | undefined;
  walker.on('message', (outcome: Outcome) => {
    walked.passed += outcome.passed;
    walked.failures.push(...outcome.failures);
    flaky.push(...(outcome.flaky ?? []));
    underWay = journeys.shift();
    walker.send({ file: underWay } satisfies Order);
  });
  const [code] = await once(walker, 'exit');
  if (underWay !== undefined) walked.failures.push(`${underWay}: stopped half way, see above`);
  else if (code !== 0 && walked.failures.length === 0) walked.failures.push('The journeys, see above');
  return walked;
}

function sizeOf(file: string): number {
  return statSync(join(root, file)).size;
}

async function testing(projects: readonly string[], ...options: string[]): Promise<Outcome> {
  const reportFolder = mkdtempSync(join(tmpdir(), 'waymint-report-'));
  const reportFile = join(reportFolder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const green = await succeeds('vitest', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--passWithNoTests',
    ...options,
    ...reporters,
    ...filters,
  ]);
  const outcome = readReport(reportFile);
  rmSync(reportFolder, { recursive: true });
  // A run that is not green has failed somewhere, whatever it could still count.
  if (!green && outcome.failures.length === 0)
    outcome.failures.push(`The tests of ${projects.join(' and ')}, see above`);
  return outcome;
}

function readReport(file: string): Outcome {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    const failures = testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that could not even be loaded, or prepared, has no failed test to count.
      if (status === 'failed' && failed.length === 0) return [relative(root, name)];
      return failed.map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
    });
    return { passed: numPassedTests, failures };
  } catch {
    return { passed: 0, failures: [] };
  }
}
