import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { addressRules } from '#infra/edge/address-rules.ts';
import {
  cacheControl,
  immutableFolder,
  securityHeaders,
  unknownMark,
  uploadedTypes,
} from '#shared/contract/site-headers.ts';
import type { EdgeFunctions } from './edge-functions.ts';

/** Serves the built site as the distribution does: routed by the same edge functions, with the same headers. */
export interface SiteOptions {
  folder: string;
  edge: EdgeFunctions;
}

export const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  ...uploadedTypes,
  '.ico': 'image/x-icon',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};
const compressible = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg)/;

interface Asset {
  bytes: Buffer;
  etag: string;
  contentType: string;
  encoded: Map<string, Buffer>;
}

export function buildSite({ folder, edge }: SiteOptions) {
  const cache = new Map<string, { mtimeMs: number; asset: Asset }>();

  return async function serveSite(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(403, { ...securityHeaders, 'content-length': 0 }).end();
    const routed = await edge.onRequest(request.method, url);
    if (routed.kind === 'response')
      return void response
        .writeHead(routed.status, { ...securityHeaders, ...routed.headers })
        .end(request.method === 'HEAD' ? undefined : routed.body);

    const asset = await readAsset(folder, routed.uri, cache);
    if (asset === undefined)
      return void response
        .writeHead(404, { ...securityHeaders, 'content-type': 'application/xml' })
        .end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>');
    const answer = edge.onResponse({
      asked: routed.asked,
      status: 200,
      headers: headersOf(asset, routed.uri),
    });
    await sendAsset({ request, response }, { asset, answer });
  };
}

/** The headers that the bucket stores with a file. */
const headersOf = (asset: Asset, uri: string): Record<string, string> => ({
  etag: asset.etag,
  'cache-control': uri.startsWith(immutableFolder) ? cacheControl.immutable : cacheControl.revalidated,
  ...([addressRules.unknownFile, addressRules.absentPathFile].includes(uri)
    ? { [unknownMark.header]: unknownMark.value }
    : {}),
});

async function readAsset(
  folder: string,
  uri: string,
  cache: Map<string, { mtimeMs: number; asset: Asset }>,
): Promise<Asset | undefined> {
  const file = join(folder, normalize(decodeURIComponentSafely(uri)));
  if (!file.startsWith(folder + sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || !found.isFile()) return undefined;
  const cached = cache.get(file);
  if (cached?.mtimeMs === found.mtimeMs) return cached.asset;
  const bytes = await readFile(file);
  const asset: Asset = {
    bytes,
    etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
    encoded: new Map(),
  };
  cache.set(file, { mtimeMs: found.mtimeMs, asset });
  return asset;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

async function encode(asset: Asset, accepted: string): Promise<{ bytes: Buffer; encoding?: string }> {
  const names = accepted
    .split(',')
    .flatMap((entry) => /^\s*(\w+)\s*(?!.*;\s*q=0(\.0*)?\s*$)/.exec(entry)?.[1] ?? []);
  const encoding = (['br', 'gzip'] as const).find((name) => names.includes(name));
  if (encoding === undefined || !compressible.test(asset.contentType) || asset.bytes.length < 1000)
    return { bytes: asset.bytes };
  const ready = asset.encoded.get(encoding) ?? (await encoders[encoding](asset.bytes));
  asset.encoded.set(encoding, ready);
  return { bytes: ready, encoding };
}

async function sendAsset(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { asset, answer }: { asset: Asset; answer: ReturnType<EdgeFunctions['onResponse']> },
): Promise<void> {
  const headers = { ...securityHeaders, vary: 'accept-encoding', ...answer.headers };
  if (answer.status === 200 && holds(asset.etag, request.headers['if-none-match']))
    return void response.writeHead(304, headers).end();
  const { bytes, encoding } = await encode(asset, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(answer.status, {
    ...headers,
    'content-type': asset.contentType,
    'content-length': bytes.length,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Caches on the way may have marked the tag as weak, and a browser may send several. */
const holds = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
