/**
 * `npm test` runs the type check, lint and every Vitest project, even after a failure, and ends with the failures and
 * counts of all. Words after `--` select test files.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
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

/** The longest part takes six minutes on two cores. */
const endsWithinMs = 25 * 60_000;

/** Its exit code; null for one that did not end and was stopped, so that a hanging part fails and the rest is told. */
async function ending(child: ChildProcess, name: string): Promise<number | null> {
  const limit = setTimeout(() => {
    console.log(`✗ ${name} did not end within ${endsWithinMs / 60_000} minutes`);
    child.kill('SIGKILL');
  }, endsWithinMs);
  const [code] = await once(child, 'exit');
  clearTimeout(limit);
  return code;
}

async function succeeds(command: string, parameters: string[]): Promise<boolean> {
  const child = spawn(join(root, 'node_modules/.bin', command), parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return (await ending(child, [command, ...parameters].join(' '))) === 0;
}

const filters = process.argv.slice(2);
// Many processes load the same modules.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
const checks = [
  // Several checkers would each check again what the others share.
  { name: 'Types', run: () => succeeds('tsc', ['-b', '--checkers', '1']) },
  { name: 'Lint and format', run: () => succeeds('biome', ['check', '--error-on-warnings', '.']) },
  {
    name: 'Import rules',
    run: () => succeeds('depcruise', ['shared', 'functions', 'infra', 'web', 'scripts']),
  },
  { name: 'Nothing unused', run: () => succeeds('knip', []) },
];
// Every full run needs the build, and would otherwise make it several times. A selection may not need it. The build
// leaves a core idle for most of its time, which the checks use. No test starts before, because the type check uses
// all cores.
const [checked] = await Promise.all([check(), filters.length === 0 ? build() : undefined]);
// The longest files start first, so that no core is idle at the end.
const journeys = longestFirst('{web,scripts}/**/*.e2e.ts');
const calls = longestFirst('{shared,functions,scripts,infra,web}/**/*.integration.test.ts');
// Journeys wait for their browser, engine tests for the disk and calls for their answers, each about half of the time.
// Together they keep two cores busy. A lane that has finished its tests takes journeys while some are left. Each cloud
// costs ten seconds of processor time, so there are three.
let walkers = 0;
const mostWalkers = 2;
const lanes = [
  lane(testing(['engines', 'operators'])),
  lane(testingFiles('integration', calls)),
  lane(testing(['unit', 'unit-drawn', 'content'])),
];
const tested = (await Promise.all(lanes)).flat();
tested.push({ passed: 0, failures: journeys.map((file) => `${file}: no lane was left to run it`) });
if (tested.every(({ passed, failures }) => passed + failures.length === 0))
  tested.push({ passed: 0, failures: ['No test was found'] });
const outcomes = [...checked, ...tested];

const failures = outcomes.flatMap((outcome) => outcome.failures);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
for (const flaky of outcomes.flatMap((outcome) => outcome.flaky ?? []))
  console.log(`~ flaky, passed at a later attempt: ${flaky}`);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Builds first. When it fails, every test that needs the build reports it. */
async function build(): Promise<void> {
  console.log('Building the functions and the site…');
  const built = await Promise.allSettled([ensureFunctions(), ensureSite(localStage('http://localhost'))]);
  console.log(built.every(({ status }) => status === 'fulfilled') ? '✓ Built' : '✗ Not built, see below');
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

async function lane(tests: Promise<Outcome>): Promise<Outcome[]> {
  const done = await tests;
  if (journeys.length === 0 || walkers === mostWalkers) return [done];
  walkers += 1;
  return [done, await walkJourneys()];
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
  const code = await ending(walker, 'A lane of journeys');
  if (underWay !== undefined) walked.failures.push(`${underWay}: stopped half way, see above`);
  else if (code !== 0 && walked.failures.length === 0) walked.failures.push('The journeys, see above');
  return walked;
}

/** The selected files, largest first, because their size is a rough measure of their duration. */
function longestFirst(pattern: string): string[] {
  const size = (file: string) => statSync(join(root, file)).size;
  return globSync(pattern, { cwd: root, exclude: ['**/*.long.*'] })
    .filter((file) => filters.length === 0 || filters.some((word) => file.includes(word)))
    .toSorted((one, other) => size(other) - size(one));
}

async function testingFiles(project: string, files: readonly string[]): Promise<Outcome> {
  return files.length === 0 ? { passed: 0, failures: [] } : testing([project], files);
}

async function testing(projects: readonly string[], files: readonly string[] = filters): Promise<Outcome> {
  const reportFolder = mkdtempSync(join(tmpdir(), 'waymint-report-'));
  const reportFile = join(reportFolder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const green = await succeeds('vitest', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--passWithNoTests',
    ...reporters,
    ...files,
  ]);
  const outcome = readReport(reportFile);
  rmSync(reportFolder, { recursive: true });
  // A run that is not green has a failure, even if none was counted.
  if (!green && outcome.failures.length === 0)
    outcome.failures.push(`The tests of ${projects.join(' and ')}, see above`);
  return outcome;
}

function readReport(file: string): Outcome {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    const failures = testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that failed to load or prepare has no failed test to count.
      if (status === 'failed' && failed.length === 0) return [relative(root, name)];
      return failed.map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
    });
    return { passed: numPassedTests, failures };
  } catch {
    return { passed: 0, failures: [] };
  }
}
