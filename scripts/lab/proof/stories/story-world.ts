import type { CheckpointStore } from '#functions/stores/checkpoints.ts';
import { epochMs } from '#scripts/testing/stores-on.ts';
import type { AlarmName } from '#shared/contract/alarms.ts';
import { Chance } from './chance.ts';
import { type Fate, type FaultyWorld, likelyFates } from './faulty-dynamo.ts';
import { Schedule, type Task } from './schedule.ts';
import type { ThinClient } from './thin-client.ts';

/** One story: its chance, schedule, clock and faults, and every violation found in it. */
export abstract class StoryWorld {
  readonly chance: Chance;
  readonly schedule: Schedule;
  readonly violations: string[] = [];
  readonly alarms: { name: AlarmName; detail: Record<string, string | number> }[] = [];
  nowMs = epochMs;
  faults = true;
  turns = 0;
  readonly clock = { nowMs: () => this.nowMs };
  readonly engine: ThinClient;
  /** Stories share their tables, so the name is part of every id. */
  readonly name: string;
  protected readonly faultRate: number;

  constructor(
    seed: number,
    { engine, name, faultRates }: { engine: ThinClient; name: string; faultRates: number[] },
  ) {
    this.engine = engine;
    this.name = name;
    this.chance = new Chance(seed);
    this.schedule = new Schedule(this.chance);
    this.faultRate = this.chance.pick(faultRates) ?? 0;
  }

  /** Acts and tasks alternate as chance decides, until no act is left and every task has ended. */
  async play(eagerness: readonly number[], act: () => Promise<void>): Promise<void> {
    const { chance, schedule } = this;
    let left = 5 + chance.below(9);
    const probability = chance.pick(eagerness) ?? 0;
    while (left > 0 || schedule.waiting().length > 0) {
      this.turns += 1;
      if (this.turns > 5000) throw new Error('The story does not end');
      if (left > 0 && (schedule.waiting().length === 0 || chance.happens(probability))) {
        left -= 1;
        await act();
      } else {
        const next = schedule.choose();
        if (next !== undefined) await schedule.advance(next);
      }
    }
  }

  violation(what: string): void {
    this.violations.push(what);
    this.schedule.note(`VIOLATION: ${what}`);
  }

  pass(ms: number): void {
    this.nowMs += ms;
    this.schedule.note(`the clock: +${Math.round(ms / 1000)} s`);
    this.tick();
  }

  /** Does what is due after the clock has moved. */
  protected abstract tick(): void;

  protected fateOf(isWrite: boolean): Fate {
    if (!this.faults || !this.chance.happens(this.faultRate)) return 'none';
    const fate = this.chance.weighted<Fate>(likelyFates);
    // Reads have no conflicts.
    return fate === 'conflict' && !isWrite ? 'throttle' : fate;
  }

  /** The database of this story, whose faults and refusals are known. */
  protected faulty(own: Pick<FaultyWorld, 'fate' | 'mustRefuse' | 'written'>): FaultyWorld {
    const { schedule, engine } = this;
    const violation = (what: string) => this.violation(what);
    return { ...own, schedule, engine, violation, shardPrefix: `${this.name}|`, shardsUsed: new Set() };
  }

  protected pacingOf(task: Task) {
    return { random: () => this.chance.next(), sleep: () => this.schedule.pause(task, 'sleep') };
  }

  protected alarmOf(task: Task) {
    return (name: AlarmName, detail: Record<string, string | number>): void => {
      this.alarms.push({ name, detail });
      this.schedule.note(`${task.name}: alarm ${name} ${JSON.stringify(detail)}`);
    };
  }
}

/** Stories share their tables, but not the positions of their sweeps. */
export const ownPositions = (name: string | number, { find, save }: CheckpointStore): CheckpointStore => ({
  find: (job) => find(`${name}-${job}`),
  save: (job, position) => save(`${name}-${job}`, position),
});
