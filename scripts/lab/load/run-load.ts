import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { productAt, type SentMail } from '#scripts/testing/product.ts';
import { quantile } from '../bench/figures.ts';
import { nothingYet } from '../proof/kill/acknowledged.ts';
import { startKillable } from '../proof/kill/killable-cloud.ts';
import { type Load, newPerson, nextAction, read } from '../proof/kill/person.ts';
import { checkStored } from '../proof/kill/play-kills.ts';
import { Chance } from '../proof/stories/chance.ts';
import { inParallel } from '../proof/stories/run-trial.ts';

export interface LoadOptions {
  perSecond: number;
  seconds: number;
  people: number;
  seed: number;
}

export interface LoadPlayed {
  /** The times of each kind of action, from its planned start. */
  tookMs: Map<string, number[]>;
  faults: string[];
  /** Of the server and its engines, twice a minute. */
  memoryMb: number[];
}

/** Most people mostly read. */
const shareOfReads = 0.75;
/** A reading of all mail grows with the number of people, so they share one. */
const mailsAreKnownForMs = 5000;

/**
 * Runs the whole stack as a separate process, over HTTP, under the people of the proof of kills. An open model: actions
 * start when they are due, even before earlier ones were answered, like those of independent people. A server that
 * falls behind shows this in every later latency.
 */
export async function runLoad({ perSecond, seconds, people, seed }: LoadOptions): Promise<LoadPlayed> {
  const folder = mkdtempSync(join(tmpdir(), 'waymint-load-'));
  const server = await startKillable(folder, 0, 'whole');
  const agent = new Agent({ keepAlive: true });
  const played: LoadPlayed = { tookMs: new Map(), faults: [], memoryMb: [] };
  const sampling = setInterval(() => played.memoryMb.push(server.memoryMb()), 30_000);
  const [chance, known, whole] = [new Chance(seed), nothingYet(), productAt(server.siteUrl)];
  const violation = (what: string) => void played.faults.push(what);
  let mail = { untilMs: 0, list: Promise.resolve<SentMail[]>([]) };
  const mails = () => {
    if (mail.untilMs < Date.now()) mail = { untilMs: Date.now() + mailsAreKnownForMs, list: whole.mails() };
    return mail.list;
  };
  const actors = Array.from({ length: people }, (_, index) => {
    const localAddress = `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    const client = { ...productAt(server.siteUrl, sendFrom(localAddress, agent)), mails };
    const load: Load = { chance, client, known, violation };
    return { person: newPerson(`person-${index}@example.com`), load, isBusy: false };
  });

  /** A person makes one change at a time, and may read meanwhile. */
  async function act(dueAtMs: number): Promise<void> {
    const able = actors.filter(({ person, isBusy }) => !isBusy || person.token !== undefined);
    const actor = chance.pick(able);
    if (actor === undefined) return;
    const { person, load } = actor;
    const reads = actor.isBusy || (person.token !== undefined && chance.happens(shareOfReads));
    const action = reads ? read : nextAction(load, person);
    if (!reads) actor.isBusy = true;
    await action(load, person).catch((error: unknown) => violation(`${action.name}: ${error}`));
    if (!reads) actor.isBusy = false;
    const times = played.tookMs.get(action.name) ?? [];
    played.tookMs.set(action.name, times);
    times.push(performance.now() - dueAtMs);
  }

  try {
    // The first action of everyone is a sign-up.
    await inParallel(actors, 8, ({ person, load }) => nextAction(load, person)(load, person));
    const underWay = new Set<Promise<void>>();
    const startedAtMs = performance.now();
    for (let dueMs = 0; dueMs < seconds * 1000; dueMs += (-Math.log(1 - chance.next()) / perSecond) * 1000) {
      const aheadMs = startedAtMs + dueMs - performance.now();
      if (aheadMs > 0) await delay(aheadMs);
      const work = act(startedAtMs + dueMs);
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    }
    await Promise.all(underWay);
    played.memoryMb.push(server.memoryMb());
    await checkStored({ chance, client: whole, known, violation }, join(folder, 'data'));
    return played;
  } finally {
    clearInterval(sampling);
    agent.destroy();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The browser's connections, kept open, with a separate address for each person. */
const sendFrom =
  (localAddress: string, agent: Agent) =>
  (url: string, { method, headers, body }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { port, pathname, search } = new URL(url);
      const sent = request({
        ...{ host: '127.0.0.1', port, localAddress, agent, path: `${pathname}${search}` },
        method: method ?? 'GET',
        headers: { host: `localhost:${port}`, ...(headers as Record<string, string>) },
        timeout: 30_000,
      });
      sent.on('timeout', () => sent.destroy(new Error('No answer came')));
      sent.on('error', reject);
      sent.on('response', (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        const made = (chunks: Buffer[]) =>
          new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), {
            status,
            headers: Object.entries(answered).map(([name, value]): [string, string] => [name, String(value)]),
          });
        response.toArray().then((chunks) => resolve(made(chunks)), reject);
      });
      sent.end(body);
    });

export function summarise({ tookMs, memoryMb, faults }: LoadPlayed, seconds: number): string[] {
  const all = [...tookMs.values()].flat();
  const row = (name: string, times: readonly number[]) => {
    const figures = [
      times.length,
      ...[0.5, 0.95, 0.99, 1].map((share) => Math.round(quantile(times, share))),
    ];
    return `${name.padEnd(24)}${figures.map((figure) => String(figure).padStart(8)).join('')}`;
  };
  return [
    `${all.length} actions in ${seconds} s, ${(all.length / seconds).toFixed(0)} a second`,
    `${'milliseconds'.padEnd(24)}   times     p50     p95     p99    most`,
    row('all', all),
    ...[...tookMs].map(([name, times]) => row(name, times)),
    `Memory in MB: ${memoryMb.map(Math.round).join(', ')}`,
    ...(faults.length === 0 ? ['No errors, and every wallet adds up'] : faults),
  ];
}
