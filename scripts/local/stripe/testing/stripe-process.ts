/* The process that stripe-kill.long.test.ts kills: `stripe-process.ts <data folder> <webhook address>`. */
import { createServer } from 'node:http';
import { listenOnLoopback } from '#scripts/local/engine.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { type LocalStripe, startStripe } from '../start-stripe.ts';
import { secretKey, webhookSecret } from './stripe-harness.ts';

const [dataFolder = '', webhookUrl = ''] = process.argv.slice(2);
let stripe: LocalStripe | undefined;
const pages = createServer(async (request, response) => {
  const handled = await stripe?.handleCheckoutPage(request, response, request.url ?? '/');
  if (!handled) response.writeHead(404).end();
});
const origin = await listenOnLoopback(pages);
stripe = await startStripe({
  dataFolder,
  clock: systemClock,
  secretKey,
  webhookSecret,
  webhookUrl: () => webhookUrl,
  checkoutBase: () => `${origin}/__local/checkout`,
});
process.stdout.write(`${JSON.stringify({ url: stripe.url, origin })}\n`);
