import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDynamo } from '#functions/stores/connect-dynamo.ts';
import { buildOrderStore } from '#functions/stores/orders.ts';
import { testDynamoClient, withoutWaiting } from '#functions/testing/dynamo-client.ts';
import { cents } from '#shared/domain/tokens/money.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { physicalTable } from '../local-cloud/authorise.ts';
import { ensureTables } from '../local-cloud/dynamodb/ensure-tables.ts';
import { startEngine } from '../local-cloud/dynamodb/start-engine.ts';

let engine: Awaited<ReturnType<typeof startEngine>>;
beforeAll(async () => {
  engine = await startEngine();
  const client = testDynamoClient(engine.url);
  await ensureTables(client);
  client.destroy();
});
afterAll(() => engine.close());

/** The store of orders over a client that loses the first answer to a write and so repeats it. */
function loseFirstAnswer() {
  const client = testDynamoClient(engine.url, { maxAttempts: 2 });
  let lost = 0;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args);
        if (commandName !== 'PutItemCommand' || lost > 0) return answer;
        lost += 1;
        throw Object.assign(new Error('The answer was lost'), { name: 'TimeoutError' });
      },
    { step: 'deserialize', priority: 'high' },
  );
  const orders = buildOrderStore(connectDynamo(client, withoutWaiting), physicalTable('orders'));
  return { orders, answersLost: () => lost };
}

const order = (orderId: string): Order => ({
  orderId,
  owner: 'usr_1',
  kind: 'TOKENS',
  status: 'PENDING',
  amountCents: cents(1000),
  createdAtMs: 1,
  reversedCents: 0,
  reversals: 0,
});

describe('saving an order', () => {
  it('succeeds when the client’s repetition finds the order already saved', async () => {
    const { orders, answersLost } = loseFirstAnswer();
    await orders.add(order('ord_1'));
    expect(answersLost()).toBe(1);
    expect(await orders.find('usr_1', 'ord_1')).toEqual(order('ord_1'));
  });

  it('is refused when another order has its id', async () => {
    const { orders } = loseFirstAnswer();
    await orders.add(order('ord_2'));
    const other = { ...order('ord_2'), amountCents: cents(2000) };
    await expect(orders.add(other)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  });
});
