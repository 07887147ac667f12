import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from '../bench/figures.ts';
import { Chance } from '../proof/stories/chance.ts';
import { addUp } from './add-up.ts';
import { preparePeople, type SendAs } from './people.ts';
import { type Done, playLoad } from './play-load.ts';
import { buildSend } from './send.ts';
import { type Memory, startServer } from './start-server.ts';
import { whileSampling } from './while-sampling.ts';

export interface LoadOptions {
  perSecond: number;
  seconds: number;
  people: number;
  seed: number;
  /** Precedes the measurement at the same rate, so that functions are started and code is compiled. */
  warmUpSeconds: number;
  sampleMs: number;
  serverNice?: number | undefined;
  /** The folder for its data; by default the system's temporary folder. */
  dataIn?: string | undefined;
  told?: (line: string) => void;
}

export interface LoadPlayed {
  /** Actions before the measurement. Their errors count too. */
  warmUp: Done[];
  done: Done[];
  memory: (Memory & { atSeconds: number })[];
  faults: string[];
}

/** Runs the whole stack as a separate process, over HTTP, under independent people. */
export async function runLoad(options: LoadOptions): Promise<LoadPlayed> {
  const { perSecond, seconds, warmUpSeconds, seed, told = () => {} } = options;
  const folder = mkdtempSync(join(options.dataIn ?? tmpdir(), 'waymint-load-'));
  const dataFolder = join(folder, 'data');
  const server = await startServer(dataFolder, options.serverNice);
  const { send, close } = buildSend(server.siteUrl);
  const sendAs: SendAs = ({ localAddress }, path, asked) => send(path, { localAddress, ...asked });
  const memory: LoadPlayed['memory'] = [];
  try {
    const people = await preparePeople(sendAs, options.people);
    told(`${people.length} people are there`);
    const world = { sendAs, chance: new Chance(seed), people, sections: new Map<string, string>() };
    const warmUp: Done[] = [];
    if (warmUpSeconds > 0) await playLoad(world, { perSecond, seconds: warmUpSeconds }, warmUp);
    const beganAtMs = performance.now();
    const done: Done[] = [];
    let seen = 0;
    const sample = async () => {
      const atSeconds = (performance.now() - beganAtMs) / 1000;
      memory.push({ atSeconds, ...(await server.memory()) });
      const { serverMb = 0, enginesMb = 0 } = memory.at(-1) ?? {};
      const since = done.slice(seen);
      seen = done.length;
      told(
        `${atSeconds.toFixed(0)} s: server ${serverMb.toFixed(0)} MB, engines ${enginesMb.toFixed(0)} MB, p99 ${quantile(
          since.map(({ ms }) => ms),
          0.99,
        ).toFixed(0)} ms, ${since.filter(({ error }) => error !== undefined).length} errors`,
      );
    };
    await whileSampling({ everyMs: options.sampleMs, sample }, () =>
      playLoad(world, { perSecond, seconds }, done),
    );
    return { warmUp, done, memory, faults: await addUp(dataFolder, people) };
  } finally {
    close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
