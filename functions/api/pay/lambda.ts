import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { buildPayments } from '#functions/payments/build-payments.ts';
import { tableName } from '#functions/runtime/environment.ts';
import { newOrderId } from '#functions/runtime/new-id.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildPurchaseStore } from '#functions/stores/purchases.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { buildGroupServices, buildStagePaymentGate } from '../group-services.ts';
import { buyTokens } from './buy-tokens.ts';
import { cancelPayment } from './cancel-payment.ts';
import { contribute } from './contribute.ts';
import { listOrders } from './list-orders.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';
import { verifyPayment } from './verify-payment.ts';

const { clock, accounts, readSecret, http } = buildGroupServices();
const payments = buildPayments({ clock, accounts, readSecret, receiptWaitMs: 1000 });
const gate = buildStagePaymentGate(clock);
const purchases = buildPurchaseStore(dynamo, tableName('purchases'));
const runs = buildRunStore(dynamo, tableName('runs'));

export const handler = lambdaEntry(
  buildGroupApp(
    'pay',
    {
      routes: payRoutes,
      handlers: {
        listOrders: listOrders({ clock, orders: payments.orders, wallets: payments.wallets, runs }),
        buyTokens: buyTokens({ payments, gate, runs, purchases, newOrderId }),
        contribute: contribute({ payments, gate, newOrderId }),
        verifyPayment: verifyPayment({ payments, gate }),
        cancelPayment: cancelPayment({ payments, gate }),
        receiveStripeEvent: receiveStripeEvent(payments),
      },
    },
    http,
  ),
);
