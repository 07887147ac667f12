import type { IncomingMessage, ServerResponse } from 'node:http';
import { reconcilers, type SweepName, sweepNames } from '#shared/contract/sweeps.ts';
import type { AlarmList } from '../alarms.ts';
import type { LocalClock } from '../clock.ts';
import { readLimited } from '../read-limited.ts';
import type { Scheduler } from '../scheduler.ts';
import { renderInbox, renderMail } from '../ses/mail-pages.ts';
import type { MailStore } from '../ses/mail-store.ts';
import type { LocalStripe } from '../stripe/start-stripe.ts';
import { renderIndex } from './local-page.ts';
import type { TableReader } from './table-reader.ts';

export interface LocalParts {
  clock: LocalClock;
  mail: MailStore;
  /** Publishes a report that SES would publish about a mail. */
  reportMail: (message: string) => Promise<boolean>;
  alarms: AlarmList;
  scheduler: Scheduler;
  /** Absent when the real Stripe is used. */
  stripe?: LocalStripe | undefined;
  tables: TableReader;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

/** Serves pages for people and endpoints for tests under /__local. They are never deployed. */
export async function serveLocalPages(exchange: Exchange, parts: LocalParts): Promise<void> {
  const { request, response, url } = exchange;
  const path = url.pathname.replace(/^\/__local\/?/, '');
  if (path.startsWith('checkout/') && parts.stripe !== undefined)
    if (await parts.stripe.handleCheckoutPage(request, response, url.pathname)) return;
  const handled =
    request.method === 'POST' ? await act(exchange, path, parts) : await show(exchange, path, parts);
  if (!handled) sendJson(response, 404, { message: 'No local page has this address' });
}

async function act({ request, response }: Exchange, path: string, parts: LocalParts): Promise<boolean> {
  if (path === 'clock') {
    await advanceClock(request, response, parts.clock);
    return true;
  }
  if (path === 'mail-report') {
    const message = (await readLimited(request, 100_000))?.toString('utf8') ?? '';
    sendJson(response, 200, { taken: await parts.reportMail(message) });
    return true;
  }
  const wanted = sweepsAt(path);
  if (wanted.length === 0) return false;
  const results = await Promise.all(wanted.map((name) => parts.scheduler.runNow(name)));
  const fault = results.find((result) => 'errorType' in result);
  const payloads = results.flatMap((result) => ('payload' in result ? [result.payload] : []));
  if (fault !== undefined) sendJson(response, 500, fault);
  else sendJson(response, 200, { payload: Object.assign({}, ...payloads) });
  return true;
}

function sweepsAt(path: string): readonly SweepName[] {
  if (path === 'sweep/reconcile') return reconcilers;
  return sweepNames.filter((name) => path === `sweep/${name}`);
}

async function advanceClock(
  request: IncomingMessage,
  response: ServerResponse,
  clock: LocalClock,
): Promise<void> {
  const body = (await readLimited(request, 1000))?.toString('utf8') ?? '';
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  const seconds = isForm
    ? Number(new URLSearchParams(body).get('advanceSeconds') || Number.NaN)
    : secondsIn(body);
  // A date after the year 9999 could not be saved, and a restart would not help.
  if (!Number.isSafeInteger(seconds) || seconds < 0 || clock.nowMs() + seconds * 1000 >= Date.UTC(10_000))
    return sendJson(response, 400, { message: 'advanceSeconds must be a whole number, zero or more' });
  clock.advance(seconds);
  if (isForm) return void response.writeHead(303, { location: '/__local/' }).end();
  sendJson(response, 200, { now: new Date(clock.nowMs()).toISOString() });
}

function secondsIn(body: string): number {
  try {
    const { advanceSeconds } = JSON.parse(body) as { advanceSeconds?: unknown };
    return typeof advanceSeconds === 'number' ? advanceSeconds : Number.NaN;
  } catch {
    return Number.NaN;
  }
}

async function show({ response, url }: Exchange, path: string, parts: LocalParts): Promise<boolean> {
  const [first, second, third, fourth] = path.split('/');
  const table = parts.tables.names.find((name) => path === `tables/${name}`);
  if (path === '') sendHtml(response, renderIndex(parts.clock.nowMs(), parts.tables.names));
  else if (path === 'clock') sendJson(response, 200, { now: new Date(parts.clock.nowMs()).toISOString() });
  else if (path === 'mail.json') sendJson(response, 200, parts.mail.list(url.searchParams.get('to')));
  else if (path === 'mail') sendHtml(response, renderInbox(parts.mail.list()));
  else if (path === 'alarms.json') sendJson(response, 200, parts.alarms.list());
  else if (table !== undefined)
    sendJson(response, 200, await parts.tables.read(table, url.searchParams.get('pk')));
  else if (first === 'mail' && second !== undefined && third === 'attachments' && fourth !== undefined)
    return sendAttachment(response, parts.mail, { id: second, index: Number(fourth) });
  else if (first === 'mail' && second !== undefined && third === undefined)
    return sendMail(response, parts.mail, second);
  else return false;
  return true;
}

function sendMail(response: ServerResponse, mails: MailStore, id: string): boolean {
  const mail = mails.get(id);
  if (mail !== undefined) sendHtml(response, renderMail(mail));
  return mail !== undefined;
}

function sendAttachment(
  response: ServerResponse,
  mails: MailStore,
  { id, index }: { id: string; index: number },
): boolean {
  const attachment = mails.attachment(id, index);
  if (attachment === undefined) return false;
  response.writeHead(200, {
    'content-type': attachment.contentType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
    'x-content-type-options': 'nosniff',
  });
  response.end(attachment.bytes);
  return true;
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function sendHtml(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}
