import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from '../bench/figures.ts';
import { startKillable } from '../proof/kill/killable-cloud.ts';
import { Chance } from '../proof/stories/chance.ts';
import { type Kind, mix } from './actions.ts';
import { addUp } from './add-up.ts';
import { preparePeople } from './people.ts';
import { type Done, playLoad } from './play-load.ts';

export interface LoadOptions {
  perSecond: number;
  seconds: number;
  people: number;
  seed: number;
  /** Precedes the measurement at the same rate, so that functions are started and code is compiled. */
  warmUpSeconds: number;
}

export interface LoadPlayed {
  done: Done[];
  /** All errors with their counts, and the wallets that do not add up. */
  faults: string[];
  /** Of the server and its engines, twice a minute. */
  memoryMb: number[];
}

/** Runs the whole stack as a separate process, over HTTP, under independent people. */
export async function runLoad(options: LoadOptions): Promise<LoadPlayed> {
  const { perSecond, seconds, warmUpSeconds, seed } = options;
  const folder = mkdtempSync(join(tmpdir(), 'waymint-load-'));
  const server = await startKillable(folder, 0, 'whole');
  const agent = new Agent({ keepAlive: true });
  const memoryMb: number[] = [];
  const sampling = setInterval(() => memoryMb.push(server.memoryMb()), 30_000);
  try {
    const people = await preparePeople(server.siteUrl, agent, options.people);
    const world = { chance: new Chance(seed), people, sections: new Map<string, string>() };
    const warmUp: Done[] = [];
    if (warmUpSeconds > 0) await playLoad(world, { perSecond, seconds: warmUpSeconds }, warmUp);
    const done: Done[] = [];
    await playLoad(world, { perSecond, seconds }, done);
    memoryMb.push(server.memoryMb());
    const wallets = await addUp(join(folder, 'data'), people);
    return { done, memoryMb, faults: [...errorsIn([...warmUp, ...done]), ...wallets] };
  } finally {
    clearInterval(sampling);
    agent.destroy();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function errorsIn(all: readonly Done[]): string[] {
  const failed = all.flatMap(({ kind, error }) => (error === undefined ? [] : [`${error} (${kind})`]));
  return [...Map.groupBy(failed, (what) => what)].map(([what, { length }]) => `${length} × ${what}`);
}

export function summarise({ done, memoryMb, faults }: LoadPlayed, seconds: number): string[] {
  const row = (name: string, times: readonly number[]) => {
    const shares = times.length === 0 ? [] : [0.5, 0.95, 0.99, 1];
    const figures = [times.length, ...shares.map((share) => Math.round(quantile(times, share)))];
    return `${name.padEnd(24)}${figures.map((figure) => String(figure).padStart(8)).join('')}`;
  };
  const timesOf = (kind: Kind) => done.flatMap((one) => (one.kind === kind ? [one.ms] : []));
  return [
    `${done.length} actions in ${seconds} s, ${(done.length / seconds).toFixed(0)} a second`,
    `${'milliseconds'.padEnd(24)}   times     p50     p95     p99    most`,
    row(
      'all',
      done.map(({ ms }) => ms),
    ),
    ...(Object.keys(mix) as Kind[]).map((kind) => row(kind, timesOf(kind))),
    `Memory in MB: ${memoryMb.map(Math.round).join(', ')}`,
    ...(faults.length === 0 ? ['No errors, and every wallet adds up'] : faults),
  ];
}
