import * as z from 'zod';
import { type Operation, operation } from '#scripts/local/serve-json.ts';
import type { ExecutionStore } from '../execution-store.ts';
import { machineNameOfExecution } from '../resource-names.ts';
import { requireExecution } from './execution-operations.ts';
import { arn, most, toDate } from './operation.ts';

export function historyOperation({ store }: { store: ExecutionStore }): { GetExecutionHistory: Operation } {
  const schema = z.strictObject({
    executionArn: arn,
    reverseOrder: z.boolean().default(false),
    maxResults: most,
  });
  const getExecutionHistory = operation(schema, {
    resource: ({ executionArn }) => machineNameOfExecution(executionArn),
    run({ executionArn, reverseOrder: newestFirst, maxResults: limit }) {
      const { sequence } = requireExecution(store, executionArn);
      const events = store.listEvents(sequence, { limit, newestFirst });
      return {
        events: events.map(({ id, previousId, atMs, type, details }) => ({
          id,
          previousEventId: previousId,
          timestamp: toDate(atMs),
          type,
          ...details,
        })),
      };
    },
  });
  return { GetExecutionHistory: getExecutionHistory };
}
