import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFunctions, ensureSite } from '../build/build.ts';
import { type Cloud, startCloud } from '../local-cloud/start-cloud.ts';
import { productAt } from './product.ts';

export type OwnCloud = Awaited<ReturnType<typeof startOwnCloud>>;

/**
 * A local cloud for one test file that moves its clock or stops it. No sweep runs automatically, so a test's sweep
 * finds only what the test created. Journeys need the built site; calls need no pages.
 */
export async function startOwnCloud({ withPages = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'waymint-own-'));
  const dataFolder = join(folder, 'data');
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>No pages here</title>');
  const bundles = await ensureFunctions();
  const start = (port: number): Promise<Cloud> =>
    startCloud({
      dataFolder,
      port,
      bundles,
      schedules: [],
      dynamoDbEndpoint: process.env.DYNAMODB_ENDPOINT,
      site: async (stage) => ({ folder: withPages ? await ensureSite(stage) : site }),
    });
  let cloud = await start(0);
  return {
    ...productAt(cloud.siteUrl),
    /** Reads the tables with an operator's rights. */
    operatorDynamo: () => cloud.operatorDynamo,
    async restart(): Promise<void> {
      const port = Number(new URL(cloud.siteUrl).port);
      await cloud.close();
      cloud = await start(port);
    },
    dataFolder,
    async close(): Promise<void> {
      await cloud.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
