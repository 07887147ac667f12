import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lead, readVersions } from './aws-versions.ts';

let folder = '';
const asked = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');

/** AWS's command line, which answers each command with what stands here, and writes down what it was asked. */
function answering(answers: Record<string, unknown>): void {
  const cases = Object.entries(answers).map(
    ([command, answer]) => `"${command} "*) cat <<'JSON'\n${JSON.stringify(answer)}\nJSON\n;;`,
  );
  const script = `#!/bin/sh\necho "$*" >> "${folder}/asked"\ncase "$* " in\n${cases.join('\n')}\n*) echo "An error occurred: no such thing" >&2; exit 254;;\nesac\n`;
  writeFileSync(join(folder, 'aws'), script);
  chmodSync(join(folder, 'aws'), 0o755);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aws-'));
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const arn = (name: string, last: string) =>
  `arn:aws:lambda:ap-southeast-2:111122223333:function:${name}:${last}`;
const times = ['2026-11-22T01:00:00.123000+00:00', '2026-10-01T00:00:00.000000+00:00'];

it('a stage is read by its stack: when it was deployed, and which versions each function has', () => {
  answering({
    'cloudformation describe-stacks': times,
    'cloudformation list-stack-resources': [
      ['AWS::Lambda::Function', 'api-auth-1'],
      ['AWS::Lambda::Version', arn('api-auth-1', '7')],
      ['AWS::Lambda::Alias', arn('api-auth-1', 'live')],
      ['AWS::S3::Bucket', null],
    ],
    'lambda get-alias': '6',
    'lambda list-versions-by-function': [
      ['$LATEST', '2026-11-22T01:00:30.000+0000'],
      ['6', '2026-11-20T00:00:00.000+0000'],
      ['7', '2026-11-22T01:00:31.000+0000'],
    ],
  });
  expect(readVersions('waymint-trial-app')).toEqual({
    deployedAtMs: Date.UTC(2026, 10, 22, 1, 0, 0, 123),
    functions: [
      {
        name: 'api-auth-1',
        live: 6,
        deployed: 7,
        versions: [
          { version: 6, publishedAtMs: Date.UTC(2026, 10, 20) },
          { version: 7, publishedAtMs: Date.UTC(2026, 10, 22, 1, 0, 31) },
        ],
      },
    ],
  });
  expect(asked().filter((line) => !line.includes('--region ap-southeast-2'))).toEqual([]);
});

it('a stack that was never updated was deployed when it was made', () => {
  answering({
    'cloudformation describe-stacks': [null, times[1]],
    'cloudformation list-stack-resources': [],
  });
  expect(readVersions('waymint-trial-app')).toEqual({
    deployedAtMs: Date.UTC(2026, 9, 1),
    functions: [],
  });
});

it('a function is led to a version by its one name', () => {
  answering({ 'lambda update-alias': {} });
  lead({ name: 'api-auth-1', from: 7, to: 6 });
  expect(asked()).toEqual([
    'lambda update-alias --function-name api-auth-1 --name live --function-version 6 --region ap-southeast-2 --output json',
  ]);
});

it('what AWS refuses is said in its own words', () => {
  answering({});
  expect(() => readVersions('waymint-trial-app')).toThrow(
    'aws cloudformation describe-stacks: An error occurred: no such thing',
  );
});
