import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { buildPaymentDesk } from '#functions/payments/build-payment-desk.ts';
import { tableName } from '#functions/runtime/environment.ts';
import { newOrderId } from '#functions/runtime/new-id.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { buildGroupServices, buildStagePaymentGate } from '../group-services.ts';
import { buyTokens } from './buy-tokens.ts';
import { cancelPayment } from './cancel-payment.ts';
import { contribute } from './contribute.ts';
import { listOrders } from './list-orders.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';
import { verifyPayment } from './verify-payment.ts';

const { clock, accounts, readSecret, http } = buildGroupServices();
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
