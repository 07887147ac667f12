import { type SweepName, sweeps } from '#shared/contract/sweeps.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { FunctionRuntime, InvocationResult } from './runtime/function-runtime.ts';

/**
 * Runs the sweeps on their schedules by the injected clock: once at the start, to repair what a crash left, then at
 * each interval. When the clock jumps over several intervals, a sweep runs once.
 */
export interface Scheduler {
  runNow(name: SweepName): Promise<InvocationResult>;
  close(): void;
}

interface SchedulerOptions {
  clock: Clock;
  functions: Pick<FunctionRuntime, 'invoke'>;
  names: readonly SweepName[];
  tickMs?: number;
}

/** All sweeps are due at a start and after a jump of the clock. A laptop also has people's calls to answer then. */
const mostTogether = 2;

export function startScheduler(options: SchedulerOptions): Scheduler {
  const { clock, functions, names, tickMs = 250 } = options;
  const dueAtMs = new Map<SweepName, number>(names.map((name) => [name, clock.nowMs()]));
  const running = new Set<SweepName>();

  const run = (name: SweepName) => functions.invoke(sweeps[name].function, { sweep: name });
  const tick = () => {
    for (const [name, due] of dueAtMs) {
      if (clock.nowMs() < due || running.has(name) || running.size === mostTogether) continue;
      dueAtMs.set(name, clock.nowMs() + sweeps[name].everyMinutes * 60_000);
      running.add(name);
      void run(name).finally(() => running.delete(name));
    }
  };
  const timer = setInterval(tick, tickMs);
  return {
    runNow: run,
    close: () => clearInterval(timer),
  };
}
