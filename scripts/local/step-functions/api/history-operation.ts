import * as z from 'zod';
import { type Operation, operation } from '#scripts/local/serve-json.ts';
import type { ExecutionStore } from '../execution-store.ts';
import type { EventDetails } from '../interpreter/transition.ts';
import { machineNameOfExecution } from '../resource-names.ts';
import { requireExecution } from './execution-operations.ts';
import { arn, cutPage, pageFields, pageSize, readPageToken, toDate } from './operation.ts';

const dataKeys = new Set(['input', 'inputDetails', 'output', 'outputDetails', 'parameters']);

function withoutData(details: EventDetails): EventDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, fields]) => [
      name,
      Object.fromEntries(Object.entries(fields).filter(([key]) => !dataKeys.has(key))),
    ]),
  );
}

export function historyOperation({ store }: { store: ExecutionStore }): { GetExecutionHistory: Operation } {
  const schema = z.strictObject({
    executionArn: arn,
    reverseOrder: z.boolean().optional(),
    includeExecutionData: z.boolean().optional(),
    ...pageFields,
  });
  const getExecutionHistory = operation(schema, {
    resource: ({ executionArn }) => machineNameOfExecution(executionArn),
    run({ executionArn, reverseOrder = false, includeExecutionData = true, maxResults, nextToken }) {
      const { sequence } = requireExecution(store, executionArn);
      const limit = pageSize(maxResults);
      const after = readPageToken(nextToken, z.int());
      const rows = store.listEvents(sequence, { limit: limit + 1, newestFirst: reverseOrder, after });
      const { page, ...more } = cutPage({ rows, limit, keyOf: ({ id }) => id });
      const events = page.map(({ id, previousId, atMs, type, details }) => ({
        id,
        previousEventId: previousId,
        timestamp: toDate(atMs),
        type,
        ...(includeExecutionData ? details : withoutData(details)),
      }));
      return { events, ...more };
    },
  });
  return { GetExecutionHistory: getExecutionHistory };
}
