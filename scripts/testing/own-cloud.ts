import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ensureFunctions, ensureSite } from '../build/build.ts';
import { type Cloud, startCloud } from '../local/start-cloud.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came back
type Body = any;

/**
 * A local cloud for one test file that moves its clock or stops it. No sweep runs automatically, so a test's sweep
 * finds only what the test created.
 */
export interface OwnCloud {
  api(
    path: string,
    call?: { method?: string; token?: string; json?: unknown },
  ): Promise<{ status: number; body: Body }>;
  /** Posts a form as our page does, without following the answer. */
  form(path: string, fields: Record<string, string>): Promise<Response>;
  local(path: string, json?: unknown): Promise<Body>;
  press(checkoutId: string, button: string, fields?: Record<string, string>): Promise<Response>;
  /** Days may be fractions. */
  passDays(days: number): Promise<void>;
  sweep(name: string): Promise<Record<string, number>>;
  /** Reads the tables with an operator's rights. */
  operatorDynamo(): DynamoDBClient;
  restart(): Promise<void>;
  siteUrl(): string;
  dataFolder: string;
  close(): Promise<void>;
}

/** Journeys need the built site; calls need no pages. */
export async function startOwnCloud({ withPages = false } = {}): Promise<OwnCloud> {
  const folder = mkdtempSync(join(tmpdir(), 'waymint-own-'));
  const dataFolder = join(folder, 'data');
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>No pages here</title>');
  const bundles = await ensureFunctions();
  const start = (port: number): Promise<Cloud> =>
    startCloud({
      dataFolder,
      port,
      bundles,
      schedules: [],
      dynamoDbEndpoint: process.env.DYNAMODB_ENDPOINT,
      site: async (stage) => ({ folder: withPages ? await ensureSite(stage) : site }),
    });
  let cloud = await start(0);

  const own: OwnCloud = {
    async api(path, { method, token, json } = {}) {
      const response = await fetch(`${cloud.siteUrl}/api${path}`, {
        method: method ?? (json === undefined ? 'GET' : 'POST'),
        headers: {
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      return { status: response.status, body: await response.json() };
    },
    form: (path, fields) =>
      fetch(`${cloud.siteUrl}/api${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      }),
    async local(path, json) {
      const request = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) };
      return (await fetch(`${cloud.siteUrl}/__local/${path}`, request)).json();
    },
    press: (checkoutId, button, fields = {}) =>
      fetch(`${cloud.siteUrl}/__local/checkout/${checkoutId}/${button}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      }),
    async passDays(days) {
      await own.local('clock', { advanceSeconds: Math.round(days * 86_400) });
    },
    async sweep(name) {
      const { payload, errorMessage } = await own.local(`sweep/${name}`, {});
      if (payload === undefined) throw new Error(`The sweep failed: ${errorMessage}`);
      return payload;
    },
    operatorDynamo: () => cloud.operatorDynamo,
    async restart() {
      const port = Number(new URL(cloud.siteUrl).port);
      await cloud.close();
      cloud = await start(port);
    },
    siteUrl: () => cloud.siteUrl,
    dataFolder,
    async close() {
      await cloud.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return own;
}
