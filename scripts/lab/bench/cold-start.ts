import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gatewayEvent } from '#functions/testing/gateway-event.ts';
import { ensureFunctions } from '#scripts/build/build.ts';
import { keptSecret } from '#scripts/local-cloud/data-folder.ts';
import { operatorFactsOf } from '#scripts/local-cloud/operator-file.ts';
import { startOwnCloud } from '#scripts/testing/own-cloud.ts';
import { originSecretHeader } from '#shared/contract/edge-headers.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { ms, quantile } from './figures.ts';

const turns = 21;
const run = promisify(execFile);
type Took = Record<'loadedMs' | 'answeredMs' | 'cpuMs', number>;

/** A function's first request, `GET /user`, from loading its code to its answer, each time as a fresh process. */
export async function benchColdStart(): Promise<[string, string][]> {
  const cloud = await startOwnCloud();
  const { dataFolder } = cloud;
  try {
    const token = await cloud.arrive({ email: `${randomUUID()}@example.com` });
    const secret = { [originSecretHeader]: keptSecret(dataFolder, 'origin-secret') };
    const headers = { ...secret, authorization: `Bearer ${token}` };
    const eventFile = join(dataFolder, 'event.json');
    writeFileSync(eventFile, JSON.stringify(gatewayEvent(userRoutes.getUser, { headers })));
    const bundle = join(await ensureFunctions(), 'api-user', 'index.mjs');
    const program = [join(import.meta.dirname, 'measure-first.mjs'), bundle, eventFile];
    const env = { ...operatorFactsOf(dataFolder)?.environment, PATH: process.env.PATH };
    const took: Took[] = [];
    for (let turn = 0; turn <= turns; turn += 1) {
      const { stdout } = await run(process.execPath, program, { env });
      // The first run reads its files from the disk.
      if (turn > 0) took.push(JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Took);
    }
    const middle = (of: keyof Took) => {
      const all = took.map((one) => one[of]);
      return ms(quantile(all, 0.5));
    };
    const figures = `${middle('answeredMs')}, loaded after ${middle('loadedMs')}, processor ${middle('cpuMs')}`;
    return [['Cold start, GET /user', figures]];
  } finally {
    await cloud.close();
  }
}
