import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  closeServer,
  createEngineServer,
  type Engine,
  type EngineContext,
  listenOnLoopback,
} from '../engine.ts';
import { type Caller, identifyCaller } from '../identify-caller.ts';
import { type MailStore, openMailStore, type WritableMailStore } from './mail-store.ts';
import { MAX_MESSAGE_BYTES, type OutgoingMessage, readSendEmail, readSendRawEmail } from './read-message.ts';
import { SesError } from './ses-error.ts';

export interface SesOptions extends EngineContext {
  /** The addresses SES has verified; nothing else may be a sender. */
  senders: string[];
}

const XML_NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/';
/** Percent-encoding makes up to three bytes of one. */
const MAX_BODY_BYTES = 3 * MAX_MESSAGE_BYTES + 64 * 1024;

const ACTIONS: Readonly<Record<string, (form: URLSearchParams) => OutgoingMessage>> = {
  SendEmail: readSendEmail,
  SendRawEmail: readSendRawEmail,
};

/** SES's version 1 query API, as far as sending goes; the mail stays in the data folder. */
export async function startSes(options: SesOptions): Promise<Engine & { mail: MailStore }> {
  const mail = openMailStore(join(options.dataFolder, 'mail.sqlite'));
  const server = createEngineServer((request, response) => {
    answer({ request, response, options, mail }).catch((fault: unknown) => {
      console.error('SES stand-in:', fault);
      response.destroy();
    });
  });
  const url = await listenOnLoopback(server);
  return {
    url,
    mail,
    async close() {
      await closeServer(server);
      mail.close();
    },
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  options: SesOptions;
  mail: WritableMailStore;
}

async function answer({ request, response, options, mail }: Exchange): Promise<void> {
  const requestId = randomUUID();
  const respond = (status: number, xml: string): void => {
    response.writeHead(status, { 'content-type': 'text/xml', 'x-amzn-requestid': requestId });
    response.end(xml);
  };
  try {
    const body = await readBody(request);
    if (request.method !== 'POST') throw new SesError('InvalidAction', 'Only POST is supported');
    const form = new URLSearchParams(body.toString('utf8'));
    const caller = identifyCaller(request, body, options);
    const { action, messageId } = send({ form, caller, options, mail });
    respond(200, resultXml({ action, messageId, requestId }));
  } catch (fault) {
    const refusal = fault instanceof SesError ? fault : undefined;
    if (!refusal && request.complete) console.error('SES stand-in:', fault);
    const error = refusal ?? new SesError('InternalFailure', 'The local SES failed; its log says why.', 500);
    respond(error.status, errorXml(error, requestId));
  }
}

interface SendCall {
  form: URLSearchParams;
  caller: Caller;
  options: SesOptions;
  mail: WritableMailStore;
}

function send({ form, caller, options, mail }: SendCall): { action: string; messageId: string } {
  const action = form.get('Action') ?? '';
  const read = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (read === undefined) {
    throw new SesError(
      'InvalidAction',
      `Could not find operation ${action} for version ${form.get('Version')}`,
    );
  }
  // The query services leave out the last word of the JSON services' names.
  if ('type' in caller) throw new SesError(caller.type.replace(/Exception$/, ''), caller.message, 403);
  const { accessKeyId } = caller;
  const message = read(form);
  if (!options.authorise({ accessKeyId, action: `ses:${action}`, resource: message.source })) {
    throw new SesError(
      'AccessDenied',
      `User \`${accessKeyId}' is not authorized to perform \`ses:${action}' on resource \`${message.source}'`,
      403,
    );
  }
  checkSenders(message.senders, options.senders);
  const { from, to, subject, text, html, attachments } = message;
  const at = new Date(options.clock.nowMs()).toISOString();
  return { action, messageId: mail.add({ at, from, to, subject, text, html, attachments }) };
}

function checkSenders(senders: string[], verified: string[]): void {
  const known = new Set(verified.map((address) => address.toLowerCase()));
  const failed = senders.filter((address) => !known.has(address.toLowerCase()));
  if (failed.length === 0) return;
  throw new SesError(
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region AP-SOUTHEAST-2: ${failed.join(', ')}`,
  );
}

/** Reads to the end even when it is too much: a client still writing would not see the refusal. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) {
    throw new SesError('RequestEntityTooLarge', `Request body is longer than ${MAX_BODY_BYTES} bytes`, 413);
  }
  return Buffer.concat(chunks);
}

function resultXml(result: { action: string; messageId: string; requestId: string }): string {
  const { action, messageId, requestId } = result;
  return `<${action}Response xmlns="${XML_NAMESPACE}"><${action}Result><MessageId>${messageId}</MessageId></${action}Result><ResponseMetadata><RequestId>${requestId}</RequestId></ResponseMetadata></${action}Response>`;
}

function errorXml({ code, message, status }: SesError, requestId: string): string {
  const type = status < 500 ? 'Sender' : 'Receiver';
  return `<ErrorResponse xmlns="${XML_NAMESPACE}"><Error><Type>${type}</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error><RequestId>${requestId}</RequestId></ErrorResponse>`;
}

const escapeXml = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
