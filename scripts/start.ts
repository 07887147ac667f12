/** `npm start` and `npm run dev` build the missing parts, start the local cloud and print its address. */
import { resolve } from 'node:path';
import type { Stage } from '#infra/stages/stage.ts';
import { ensureFunctions, ensureSite } from './build/build.ts';
import { root } from './build/ensure-built.ts';
import { startCloud } from './local-cloud/start-cloud.ts';
import { stopWithLauncher } from './local-cloud/stop-with-launcher.ts';

const PORT = process.env.PORT || '3000';
const dataFolder = resolve(root, process.env.WAYMINT_DATA || '.local');
const dynamoDbEndpoint = process.env.DYNAMODB_ENDPOINT || undefined;
const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = process.env;
const developing = process.argv.includes('--dev');

function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`PORT is not a port number: ${text}`);
  return port;
}

async function builtSite(stage: Stage) {
  return { folder: await ensureSite(stage) };
}

async function main(): Promise<void> {
  const dev = developing ? await import('./dev/dev-site.ts') : undefined;
  const cloud = await startCloud({
    dataFolder,
    port: portFrom(PORT),
    bundles: await ensureFunctions(),
    site: dev?.developSite ?? builtSite,
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined,
    dynamoDbEndpoint,
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Limits the wait for hanging work. Acknowledged data is on disk already.
    setTimeout(() => process.exit(0), 1500).unref();
    await cloud.close();
    process.exit(0);
  };
  const heed = () => void stop();
  process.on('SIGTERM', heed).on('SIGINT', heed);
  stopWithLauncher(heed);
  dev?.watchFunctions(async () => cloud.reloadFunctions(await ensureFunctions()));
  console.log(`Ready on ${cloud.siteUrl}`);
}

try {
  await main();
} catch (error) {
  const known = error instanceof Error ? explain(error) : String(error);
  console.error(known);
  process.exit(1);
}

function explain(error: Error & { code?: unknown }): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${PORT} is in use. Set PORT to another one, or PORT=0 for any free port.`;
  return developing ? (error.stack ?? error.message) : error.message;
}
