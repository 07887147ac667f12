import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { buildStripe } from '#functions/gateways/stripe.ts';
import { tableName } from '#functions/runtime/environment.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildLeftPageStore } from '#functions/stores/left-pages.ts';
import { buildOrderStore } from '#functions/stores/orders.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { closePages } from './close-pages.ts';

const clock = systemClock;
const orders = buildOrderStore(dynamo, tableName('orders'));
const leftPages = buildLeftPageStore(dynamo, tableName('outbox'));
const checkpoints = buildCheckpointStore(dynamo, tableName('orders'));
const provider = buildStripe(buildSecretReader(clock));

export const handler = () =>
  closePages({
    clock,
    orders,
    leftPages,
    provider,
    checkpoints,
    pace: { atOnce: 4, itemMs: passTimesOf('close-pages').itemMs },
  });
