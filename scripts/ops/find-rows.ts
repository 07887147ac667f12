import { tableName } from '#functions/runtime/environment.ts';
import type { Dynamo } from '#functions/stores/ask-dynamo.ts';
import { everyItem } from '#functions/stores/read-items.ts';
import type { TableName } from '#shared/contract/tables.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';

interface Place {
  owner: string;
  id: string;
}

/**
 * Finds rows without their key: the owner of a run or order, and the runs in a status. Each search reads a whole table,
 * which a person may do occasionally and no function does.
 */
export function findRows(dynamo: Dynamo) {
  async function scan(
    table: TableName,
    filter: { expression: string; values?: Record<string, unknown>; names?: Record<string, string> },
  ): Promise<Place[]> {
    const places: Place[] = [];
    const found = everyItem(dynamo, 'Scan', {
      TableName: tableName(table),
      FilterExpression: filter.expression,
      ...(filter.values === undefined ? {} : { ExpressionAttributeValues: filter.values }),
      ...(filter.names === undefined ? {} : { ExpressionAttributeNames: filter.names }),
      ConsistentRead: true,
    });
    for await (const { pk, sk } of found)
      places.push({ owner: String(pk), id: String(sk).slice(String(sk).indexOf('#') + 1) });
    return places;
  }
  const ownerOf = async (table: TableName, sk: string): Promise<string | undefined> =>
    (await scan(table, { expression: 'sk = :sk', values: { ':sk': sk } }))[0]?.owner;

  return {
    ownerOfRun: (runId: string) => ownerOf('runs', `run#${runId}`),
    ownerOfOrder: (orderId: string) => ownerOf('orders', `order#${orderId}`),
    /** Every owner of a ledger, a wallet or an order. */
    async owners(): Promise<string[]> {
      const all = { expression: 'attribute_exists(pk)' };
      const held = [...(await scan('wallets', all)), ...(await scan('orders', all))];
      return [...new Set(held.map(({ owner }) => owner))].sort();
    },
    /** All runs or those in a status, oldest first. */
    async runs(status: RunStatus | undefined): Promise<Place[]> {
      const values = { ':run': 'run#', ...(status === undefined ? {} : { ':status': status }) };
      const found = await scan('runs', {
        expression: `begins_with(sk, :run)${status === undefined ? '' : ' AND #status = :status'}`,
        values,
        ...(status === undefined ? {} : { names: { '#status': 'status' } }),
      });
      return found.sort((a, b) => (a.id < b.id ? -1 : 1));
    },
  };
}
