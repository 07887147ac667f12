import { buildGroupApp } from '../../http/build-group-app.ts';
import { lambdaEntry } from '../../http/lambda-entry.ts';
import { notBuilt } from '../../http/route-handler.ts';
import { tableName } from '../../runtime/environment.ts';
import { dynamo } from '../../stores/dynamo.ts';
import { buildOrderStore } from '../../stores/orders.ts';
import { buildEdge } from '../edge.ts';
import { listOrders } from './list-orders.ts';

const { http } = buildEdge();
const orders = buildOrderStore(dynamo, tableName('orders'));

export const handler = lambdaEntry(
  buildGroupApp(
    'pay',
    {
      listOrders: listOrders(orders),
      buyTokens: notBuilt,
      contribute: notBuilt,
      verifyPayment: notBuilt,
      cancelPayment: notBuilt,
      receiveStripeEvent: notBuilt,
    },
    http,
  ),
);
