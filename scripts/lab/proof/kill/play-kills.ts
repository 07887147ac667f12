import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Product, productAt } from '#scripts/testing/product.ts';
import { Chance } from '../stories/chance.ts';
import { type Acknowledged, nothingYet } from './acknowledged.ts';
import { checkAcknowledged, checkBooks } from './check-kept.ts';
import { type KillableCloud, startKillable } from './killable-cloud.ts';
import { type Load as AnyLoad, newPerson, nextAction, type Person, review, sha256 } from './person.ts';
import { readStored } from './stored.ts';
import { unsettledIn } from './unsettled.ts';

const people = 6;
/** One address allows four sign-ups an hour, and the clock moves on by hours after each kill. */
const newcomers = 2;
/** Longer than any wait for a next step. */
const passDays = 130 / 1440;
const patienceMs = 120_000;

type Load = AnyLoad & { client: Product };

export interface KillsPlayed {
  seed: number;
  kills: number;
  violations: string[];
  known: Acknowledged;
  /** The time from the start of the process to its first answer, and from there until nothing was unfinished. */
  startMs: number[];
  settleMs: number[];
}

/** Kills one cloud this many times. The seed decides its requests and the moments of the kills. */
export async function playKills(
  folder: string,
  { seed, kills, told = () => {} }: { seed: number; kills: number; told?: (line: string) => void },
): Promise<KillsPlayed> {
  const chance = new Chance(seed);
  const played: KillsPlayed = {
    seed,
    kills: 0,
    violations: [],
    known: nothingYet(),
    startMs: [],
    settleMs: [],
  };
  const { known } = played;
  const violation = (what: string) => {
    played.violations.push(`after kill ${played.kills}: ${what}`);
    told(`VIOLATION after kill ${played.kills}: ${what}`);
  };
  const everyone: Person[] = [];
  let port = 0;
  const start = async (): Promise<KillableCloud> => {
    const startedMs = performance.now();
    const cloud = await startKillable(folder, port);
    played.startMs.push(performance.now() - startedMs);
    port = Number(new URL(cloud.siteUrl).port);
    return cloud;
  };
  let cloud = await start();
  try {
    while (played.kills < kills && played.violations.length === 0) {
      const load = { chance, client: productAt(cloud.siteUrl), known, violation };
      await underLoad(load, everyone, cloud);
      played.kills += 1;
      cloud = await start();
      // The recovery may be killed too.
      if (played.kills < kills && chance.happens(0.2)) {
        const recovering = productAt(cloud.siteUrl);
        const pass = recovering.passDays(passDays).then(() => recovering.sweep('reconcile'));
        await Promise.all([pass.catch(() => {}), delay(chance.below(400)).then(() => cloud.kill())]);
        played.kills += 1;
        cloud = await start();
      }
      const settledFromMs = performance.now();
      await checkAfterwards({ ...load, client: productAt(cloud.siteUrl) }, everyone, join(folder, 'data'));
      played.settleMs.push(performance.now() - settledFromMs);
      told(
        `seed ${seed}: ${played.kills} kills, ${[...known.counts.values()].reduce((a, b) => a + b, 0)} answers`,
      );
    }
  } finally {
    await cloud.kill();
  }
  return played;
}

/** Runs all people in parallel until this many answers have arrived, then kills the cloud in the middle of its work. */
async function underLoad(load: Load, everyone: Person[], cloud: KillableCloud): Promise<void> {
  const { chance, known } = load;
  const answers = () => [...known.counts.values()].reduce((sum, one) => sum + one, 0);
  const until = answers() + 10 + chance.below(80);
  let isOver = false;
  const keepOn = async (work: () => Promise<void>): Promise<void> => {
    while (!isOver) {
      try {
        await work();
      } catch (fault) {
        if (!isOver) load.violation(`an answer did not come: ${fault}`);
      }
      await delay(1);
    }
  };
  for (let newcomer = 0; newcomer < newcomers; newcomer += 1)
    everyone.push(newPerson(`kept-${chance.hex(12)}@example.com`));
  const busy = everyone.slice(-people);
  // Sessions last eight hours, so every person logs in again after each kill.
  for (const person of busy) delete person.token;
  const actors = busy.map((person) => keepOn(() => nextAction(load, person)(load, person)));
  actors.push(keepOn(() => review(load)));
  actors.push(
    keepOn(async () => {
      await load.client.sweep('reconcile');
      await delay(300);
    }),
  );
  const deadline = performance.now() + patienceMs;
  while (answers() < until && performance.now() < deadline) await delay(2);
  await delay(chance.below(60));
  isOver = true;
  await cloud.kill();
  await Promise.all(actors);
}

async function checkAfterwards(load: Load, everyone: Person[], dataFolder: string): Promise<void> {
  await checkSessions(load, everyone);
  await checkStored(load, dataFolder);
  await checkReadable(load);
}

/** Two passes of the sweeps finish all work; after that everything acknowledged is stored, and the books agree. */
export async function checkStored({ client, known, violation }: Load, dataFolder: string): Promise<void> {
  // A payment without an answer may have succeeded: the payment page knows.
  for (const { checkoutId } of known.opened)
    if (!known.paid.has(checkoutId) && (await isPaid(client, checkoutId))) known.paid.add(checkoutId);
  for (let pass = 1; pass <= 2; pass += 1) {
    await client.passDays(passDays);
    const counts = await client.sweep('reconcile');
    for (const [name, failed] of Object.entries(counts))
      if (name.endsWith('Failed') && failed > 0) violation(`pass ${pass}: ${name} is ${failed}`);
    // Work that a pass started takes time, so the result is checked after the second pass.
    await untilStill(dataFolder, pass === 1 ? (owed) => !/no document|execution/.test(owed) : undefined);
  }
  const stored = await readStored(dataFolder);
  for (const owed of unsettledIn(stored)) violation(`after two passes ${owed}`);
  checkAcknowledged(stored, known, violation);
  checkBooks(stored, violation);
}

async function isPaid(client: Product, checkoutId: string): Promise<boolean> {
  const { bytes } = await client.call(`/__local/checkout/${checkoutId}`);
  return new TextDecoder().decode(bytes).includes('This payment is complete');
}

/** Waits until only permitted work is unfinished. */
async function untilStill(
  dataFolder: string,
  mayWait: (owed: string) => boolean = () => false,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (unsettledIn(await readStored(dataFolder)).every(mayWait)) return;
    await delay(100);
  }
}

/** Checks that acknowledged sessions are valid; people without one log in again. */
async function checkSessions({ client, violation }: Load, everyone: Person[]): Promise<void> {
  for (const person of everyone.slice(-people)) {
    if (person.token === undefined) continue;
    const { status } = await client.api('/user', { token: person.token });
    if (status !== 200) violation(`the session of ${person.email} is answered ${status}`);
  }
}

/** Checks that earlier links and mails are still readable. */
async function checkReadable({ client, known, violation }: Load): Promise<void> {
  const there = new Set((await client.mails()).map(({ id }) => id));
  for (const id of known.mails) if (!there.has(id)) violation(`the mail ${id} is missing`);
  for (const [link, digest] of known.links) {
    const { status, bytes } = await client.call(link);
    if (status !== 200 || sha256(bytes) !== digest) violation(`the link ${link} is answered ${status}`);
  }
}
