/**
 * `npm run proof:runs` plays many random schedules. The first that breaks an invariant is printed and can be replayed.
 */
import { fileURLToPath } from 'node:url';
import { proveStories } from '../stories/prove-stories.ts';
import { runSchedule } from './run-schedule.ts';

const trial = fileURLToPath(new URL('trial.ts', import.meta.url));
process.exitCode = await proveStories({ play: runSchedule, trial, command: 'proof:runs' });
