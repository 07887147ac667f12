import { type CallService, type Connection, callService } from '../aws/call-service.ts';
import type { Pacing } from '../runtime/pacing.ts';

export const withoutWaiting: Pacing = { random: () => 0, sleep: async () => {} };

/** A database of a test, which asks nobody who they are. */
export const callDynamo = (endpoint: string, more: Connection = {}): CallService =>
  callService('dynamodb', {
    endpoint,
    region: 'ap-southeast-2',
    credentials: async () => ({ accessKeyId: 'test', secretAccessKey: 'test' }),
    ...more,
  });
