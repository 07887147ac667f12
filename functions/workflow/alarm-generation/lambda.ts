import * as z from 'zod';
import { raiseAlarm } from '#functions/runtime/alarm.ts';
import { runServices } from '../step-services.ts';
import { readSubmissionName } from '../submission-name.ts';
import { alarmGeneration } from './alarm-generation.ts';

const { clock, progress } = runServices();
const services = {
  clock,
  progress,
  alarm: (...[name, detail]: Parameters<typeof raiseAlarm>) => raiseAlarm(name, detail, clock.nowMs()),
};
/** Only the kind of failure: its words may hold what a person wrote. */
const failed = z.object({ failure: z.object({ Error: z.string() }) });

export const handler = (event: unknown) =>
  alarmGeneration(services, { ...readSubmissionName(event), reason: failed.parse(event).failure.Error });
