/**
 * `npm test`: type check, lint and every Vitest project, whatever fails before; ends with the counts of all of it.
 * With words after `--` only the matching test files run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './build/ensure-built.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
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

const checks = [
  { name: 'Types', run: () => succeeds('tsc', ['-b']) },
  { name: 'Lint and format', run: () => succeeds('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'Nothing unused', run: () => succeeds('knip', []) },
];

let passed = 0;
let failed = 0;
for (const { name, run } of checks) {
  const ok = await run();
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (ok) passed += 1;
  else failed += 1;
}

const reportFolder = mkdtempSync(join(tmpdir(), 'waymint-report-'));
const reportFile = join(reportFolder, 'vitest.json');
const filters = process.argv.slice(2);
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
const green = await succeeds('vitest', ['run', ...reporters, ...filters]);
const report = readReport();
rmSync(reportFolder, { recursive: true });

passed += report.passed;
failed += report.failed;
// A run that is not green has failed somewhere, whatever it could still count.
if (!green && report.failed === 0) failed += 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function readReport(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(reportFile, 'utf8'),
    ) as VitestReport;
    // A file that could not even be loaded has no tests to count.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
