import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { leakedSecrets } from '#functions/testing/used-secrets.ts';
import { serveBrowser } from '../../web/testing/browser-launch.ts';
import { ensureFunctions, ensureSite } from '../build/build.ts';
import { CallRecord } from '../local-cloud/call-record.ts';
import { startCloud } from '../local-cloud/start-cloud.ts';
import { keepRecordedCalls } from './recorded-calls.ts';

/** A whole local cloud for a project's tests: real functions on real engines with temporary data. */
export default async function runningCloud(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'waymint-test-'));
  const record = new CallRecord();
  const cloud = await startCloud({
    schedules: [],
    authorise: record.authorise,
    dataFolder,
    port: 0,
    dynamoDbEndpoint: process.env.DYNAMODB_ENDPOINT,
    bundles: await ensureFunctions(),
    site: async (stage) => ({ folder: await ensureSite(stage) }),
  });
  project.provide('siteUrl', cloud.siteUrl);
  project.provide('dataFolder', dataFolder);
  const browser = project.name === 'browser' ? await serveBrowser() : undefined;
  project.provide('browserUrl', browser?.wsEndpoint() ?? '');
  return async () => {
    await browser?.close();
    await cloud.close();
    const leaked = leakedSecrets(dataFolder);
    rmSync(dataFolder, { recursive: true, force: true });
    if (project.name === 'integration') keepRecordedCalls(record.byFunction());
    if (leaked.length > 0)
      throw new Error(`The functions logged ${leaked.length} secrets the tests had used`);
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    dataFolder: string;
    browserUrl: string;
  }
}
