import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '../proof/stories/chance.ts';
import { actions, type Kind, mix, type World } from './actions.ts';
import type { Person } from './people.ts';

export interface Done {
  kind: Kind;
  /** Measured from the planned start. */
  ms: number;
  /** The error's status and code. */
  error?: string;
}

interface Wanted {
  perSecond: number;
  seconds: number;
}

/**
 * An open model: actions start when they are due, even before earlier ones were answered, like those of independent
 * people. A server that falls behind shows this in every later latency.
 */
export async function playLoad(
  world: World,
  { perSecond, seconds }: Wanted,
  /** Receives each finished action. */
  done: Done[],
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const beganAtMs = performance.now();
  let dueMs = 0;
  while (dueMs < seconds * 1000) {
    const aheadMs = beganAtMs + dueMs - performance.now();
    if (aheadMs > 0) await delay(aheadMs);
    const work = act(world, beganAtMs + dueMs).then((one) => void done.push(one));
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
    dueMs += (-Math.log(1 - world.chance.next()) / perSecond) * 1000;
  }
  await Promise.all(underWay);
  await settle(world, done);
}

async function act(world: World, dueAtMs: number): Promise<Done> {
  const { kind, person } = choose(world, world.chance.weighted<Kind>(mix));
  const { changes } = actions[kind];
  if (changes) person.isBusy = true;
  try {
    const next = await actions[kind].do(person, world);
    const done = { kind, ms: performance.now() - dueAtMs };
    if (typeof next === 'function') await next();
    return done;
  } catch (error) {
    if (changes) person.isUncertain = true;
    return { kind, ms: performance.now() - dueAtMs, error: reasonOf(error) };
  } finally {
    if (changes) person.isBusy = false;
  }
}

function choose(world: World, kind: Kind): { kind: Kind; person: Person } {
  const { can, otherwise, changes } = actions[kind];
  const fits = (person: Person) => !(changes && person.isBusy) && (can?.(person) ?? true);
  const person = findFrom(world.people, world.chance, fits);
  if (person !== undefined) return { kind, person };
  if (otherwise === undefined) throw new Error(`No person can ${kind}`);
  return choose(world, otherwise);
}

/** The first suitable person after a random one. */
function findFrom(people: readonly Person[], chance: Chance, fits: (person: Person) => boolean) {
  const from = chance.below(people.length);
  for (let step = 0; step < people.length; step += 1) {
    const person = people[(from + step) % people.length];
    if (person !== undefined && fits(person)) return person;
  }
  return undefined;
}

/** Verifies the remaining payments, so that every balance is known. */
async function settle(world: World, done: Done[]): Promise<void> {
  const kind = 'verify a payment';
  for (const person of world.people)
    if (person.checkout !== undefined && !person.isUncertain) {
      const beganAtMs = performance.now();
      await actions[kind].do(person, world).catch((error: unknown) => {
        person.isUncertain = true;
        done.push({ kind, ms: performance.now() - beganAtMs, error: reasonOf(error) });
      });
    }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
