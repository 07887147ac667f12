import { trySeeds } from '../stories/try-seeds.ts';
import { runSchedule } from './run-schedule.ts';

await trySeeds(runSchedule);
