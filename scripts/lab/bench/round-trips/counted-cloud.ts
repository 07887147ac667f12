import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { build } from 'esbuild';
import * as z from 'zod';
import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { ensureCatalogue } from '#scripts/build/catalogue.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { copyCatalogue, copyFonts, handlerOptions } from '#scripts/build/functions.ts';
import { privateFiles } from '#scripts/content/publish-library.ts';
import { readLibrary } from '#scripts/content/read-library.ts';
import { writeFiles } from '#scripts/content/write-files.ts';
import { keptSecret } from '#scripts/local-cloud/data-folder.ts';
import { serveApi } from '#scripts/local-cloud/gateway/http-api.ts';
import { operatorFactsOf } from '#scripts/local-cloud/operator-file.ts';
import { signEvent } from '#scripts/local-cloud/stripe/sign-event.ts';
import { startOwnCloud } from '#scripts/testing/own-cloud.ts';
import { privateTextsFolder } from '#shared/contract/content-addresses.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { countTrips, noTrips, type Trips } from './count-trips.ts';

type AllGroups = typeof import('./all-groups.ts');

export interface CountedCloud {
  /** Calls the API and the local tools of one cloud, and counts the database calls of every API call. */
  send(url: string, init: RequestInit): Promise<Response>;
  /** Requests to this address are not counted. */
  siteUrl: string;
  /** The most calls of each route, by its method and path. */
  counted: ReadonlyMap<string, Trips>;
  /** An event of the payment provider with a valid signature. */
  signEvent(event: object): Promise<{ json: object; headers: Record<string, string> }>;
  close(): Promise<void>;
}

/** Starts the local cloud with the API's handlers in this process, where their database calls can be counted. */
export async function startCountedCloud(): Promise<CountedCloud> {
  const cloud = await startOwnCloud();
  const { dataFolder } = cloud;
  Object.assign(process.env, operatorFactsOf(dataFolder)?.environment);
  const groups = await loadGroups(join(dataFolder, 'bundle'));
  const count = countTrips(groups.connection);
  const counted = new Map<string, Trips>();
  const note = (routeKey: string, trips: Trips) => {
    const before = counted.get(routeKey) ?? noTrips();
    const most = (of: keyof Trips) => Math.max(before[of], trips[of]);
    counted.set(routeKey, {
      ...{ sequential: most('sequential'), calls: most('calls') },
      ...{ writeUnits: most('writeUnits'), readUnits: most('readUnits') },
    });
  };
  const invoke = async (name: string, event: unknown) => {
    const asked = event as APIGatewayProxyEventV2;
    const handler = groups.handlerOf(name);
    if (handler === undefined) throw new Error(`${name} serves no route`);
    const { value, trips } = await count(() => handler(asked));
    note(asked.routeKey, trips);
    return { payload: value };
  };
  const { siteUrl } = cloud;
  const originSecret = keptSecret(dataFolder, 'origin-secret');
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', siteUrl);
    const options = { clock: systemClock, functions: { invoke }, refuseAtEdge: () => undefined };
    void serveApi({ request, response, url }, { ...options, siteUrl, originSecret });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    siteUrl,
    counted,
    send: (url, init) => fetch(url.replace(`${siteUrl}/api/`, `${apiUrl}/api/`), init),
    async signEvent(event) {
      const read = buildSecretReader(systemClock);
      const { webhookSecrets } = z
        .object({ webhookSecrets: z.array(z.string()) })
        .parse(JSON.parse(await read('stripe')));
      const signed = { body: JSON.stringify(event), secret: webhookSecrets[0] ?? '', nowMs: Date.now() };
      return { json: event, headers: { 'stripe-signature': signEvent(signed) } };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await cloud.close();
    },
  };
}

async function loadGroups(outputFolder: string): Promise<AllGroups> {
  const entry = join(root, 'scripts/lab/bench/round-trips/all-groups.ts');
  await build({ entryPoints: [entry], outdir: outputFolder, ...handlerOptions });
  await writeFiles(join(outputFolder, privateTextsFolder), privateFiles(readLibrary()));
  await copyCatalogue(await ensureCatalogue(), outputFolder);
  await copyFonts(outputFolder);
  return import(pathToFileURL(join(outputFolder, 'all-groups.mjs')).href) as Promise<AllGroups>;
}
