import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { root } from './build/ensure-built.ts';

const statusesOf = async (email: string): Promise<string[]> => {
  const { body } = await callApi('/auth/login', { json: { email, password: 'a demo of quiet growth' } });
  const { data } = (await callApi('/path-compiler/runs', { token: body.token })).body;
  return data.data.map(({ status }: { status: string }) => status);
};

it.runIf(isLongRun)('the demo adds runs in every lasting status, and nothing the second time', async () => {
  const env = { ...process.env, PORT: new URL(inject('siteUrl')).port };
  for (let times = 0; times < 2; times += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/demo.ts'], { cwd: root, env });
    expect(stdout.match(/Sign in at /g)).toHaveLength(3);
    expect(await statusesOf('demo@waymint.test')).toEqual([
      'UNDER_REVIEW',
      'REVIEW_LIMIT_REACHED',
      'COMPLETED',
    ]);
    expect(await statusesOf('demo-draft@waymint.test')).toEqual(['CREATED']);
    expect(await statusesOf('demo-revision@waymint.test')).toEqual(['REJECTED_FOR_USER_REFINEMENT']);
  }
});
