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
/** Reads only the kind of failure, because its message may contain a person's text. */
const failed = z.object({ failure: z.object({ Error: z.string() }) });

export const handler = (event: unknown) =>
  alarmGeneration(services, { ...readSubmissionName(event), reason: failed.parse(event).failure.Error });
