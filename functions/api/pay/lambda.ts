import { buildGroupApp } from '../../http/build-group-app.ts';
import { lambdaEntry } from '../../http/lambda-entry.ts';
import { buildPaymentDesk } from '../../payments/build-payment-desk.ts';
import { tableName } from '../../runtime/environment.ts';
import { newOrderId } from '../../runtime/new-id.ts';
import { dynamo } from '../../stores/dynamo.ts';
import { buildRunStore } from '../../stores/runs.ts';
import { buildEdge, buildStagePaymentGate } from '../edge.ts';
import { buyTokens } from './buy-tokens.ts';
import { cancelPayment } from './cancel-payment.ts';
import { contribute } from './contribute.ts';
import { listOrders } from './list-orders.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';
import { verifyPayment } from './verify-payment.ts';

const { clock, accounts, readSecret, http } = buildEdge();
const desk = buildPaymentDesk({ clock, accounts, readSecret, receiptWaitMs: 1000 });
const gate = buildStagePaymentGate(clock);
const runs = buildRunStore(dynamo, tableName('runs'));

export const handler = lambdaEntry(
  buildGroupApp(
    'pay',
    {
      listOrders: listOrders(desk.orders),
      buyTokens: buyTokens({ desk, gate, runs, newOrderId }),
      contribute: contribute({ desk, gate, newOrderId }),
      verifyPayment: verifyPayment({ desk, gate }),
      cancelPayment: cancelPayment({ desk, gate }),
      receiveStripeEvent: receiveStripeEvent(desk),
    },
    http,
  ),
);
