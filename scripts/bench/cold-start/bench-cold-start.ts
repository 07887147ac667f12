import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { gatewayEvent } from '#functions/testing/gateway-event.ts';
import { originSecretHeader } from '#shared/contract/edge-headers.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { ensureFunctions } from '../../build/build.ts';
import { root } from '../../build/ensure-built.ts';
import { handlerOptions } from '../../build/functions.ts';
import { keptSecret } from '../../local/data-folder.ts';
import { operatorFactsOf } from '../../local/operator-file.ts';
import { startCloud } from '../../local/start-cloud.ts';
import { productAt } from '../../testing/product.ts';
import { ms, quantile } from '../figures.ts';
import { installPeers } from '../install-peers.ts';

const turns = 21;
const run = promisify(execFile);
const peers = [
  'express@5.3.0',
  'serverless-http@4.0.0',
  '@middy/core@6.4.5',
  '@middy/http-error-handler@6.4.5',
  '@middy/http-header-normalizer@6.4.5',
  '@middy/http-json-body-parser@6.4.5',
  '@middy/http-router@6.4.5',
];

interface Took {
  loadedMs: number;
  answeredMs: number;
  cpuMs: number;
}

/**
 * A function's first request, `GET /user`, from loading its code to its answer: as deployed, and as one file with
 * Express or middy that has the same clients, no other route and no input schema. The three alternate, each as a fresh
 * process, and the engines of this machine answer their calls.
 */
export async function benchColdStart(): Promise<[string, string][]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymint-cold-'));
  const [dataFolder, site] = [join(folder, 'data'), join(folder, 'site')];
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>No pages here</title>');
  const bundles = await ensureFunctions();
  const where = { dataFolder, port: 0, bundles, schedules: [], site: async () => ({ folder: site }) };
  const cloud = await startCloud(where);
  try {
    const eventFile = join(folder, 'event.json');
    writeFileSync(eventFile, JSON.stringify(await eventOf(cloud.siteUrl, dataFolder)));
    const files = { ours: join(bundles, 'api-user', 'index.mjs'), ...(await buildPeers(folder)) };
    const environment = { ...operatorFactsOf(dataFolder)?.environment, PATH: process.env.PATH };
    const took: Record<keyof typeof files, Took[]> = { ours: [], express: [], middy: [] };
    for (let turn = 0; turn <= turns; turn += 1)
      for (const name of ['ours', 'express', 'middy'] as const) {
        const program = [join(import.meta.dirname, 'measure-first.mjs'), files[name], eventFile];
        const { stdout } = await run(process.execPath, program, { env: environment });
        // The first run of each reads its files from the disk.
        if (turn > 0) took[name].push(JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Took);
      }
    return rowsOf(took);
  } finally {
    await cloud.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function eventOf(siteUrl: string, dataFolder: string) {
  const token = await productAt(siteUrl).arrive({ email: `${randomUUID()}@example.com` });
  const secret = { [originSecretHeader]: keptSecret(dataFolder, 'origin-secret') };
  return gatewayEvent(userRoutes.getUser, { headers: { ...secret, authorization: `Bearer ${token}` } });
}

async function buildPeers(folder: string): Promise<{ express: string; middy: string }> {
  const installed = await installPeers('bench-cold-start', peers);
  const source = (name: string) => join(import.meta.dirname, 'peers', `${name}.mjs`);
  const { plugins: _ours, ...options } = handlerOptions;
  await build({
    ...options,
    entryPoints: { express: source('express'), middy: source('middy') },
    outdir: folder,
    splitting: false,
    minify: true,
    nodePaths: [join(installed, 'node_modules'), join(root, 'node_modules')],
  });
  return { express: join(folder, 'express.mjs'), middy: join(folder, 'middy.mjs') };
}

function rowsOf(took: Record<'ours' | 'express' | 'middy', Took[]>): [string, string][] {
  const middle = (all: Took[], of: keyof Took) =>
    quantile(
      all.map((one) => one[of]),
      0.5,
    );
  /** Ratios are taken within each turn, because a disturbance affects all three processes of a turn. */
  const ratio = (name: 'express' | 'middy', of: keyof Took) =>
    quantile(
      took.ours.map((one, turn) => one[of] / (took[name][turn]?.[of] ?? Number.NaN)),
      0.5,
    ).toFixed(2);
  const figures = (all: Took[]) =>
    `${ms(middle(all, 'answeredMs'))}, loaded after ${ms(middle(all, 'loadedMs'))}, processor ${ms(middle(all, 'cpuMs'))}`;
  const against = (name: 'express' | 'middy') =>
    `${figures(took[name])}; ours is ${ratio(name, 'answeredMs')} of it, ${ratio(name, 'cpuMs')} of its processor time`;
  return [
    ['Cold start, GET /user: ours', figures(took.ours)],
    ['Cold start, GET /user: Express', against('express')],
    ['Cold start, GET /user: middy', against('middy')],
  ];
}
