import { join } from 'node:path';
import type { Engine, EngineContext } from '../engine.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { Refusal } from '../refusal.ts';
import { type Answer, type Asked, serveEngine } from '../serve-engine.ts';
import { verifySignature } from '../verify-signature.ts';
import { keepReporting, type Publish } from './keep-reporting.ts';
import { type MailStore, openMailStore, type WritableMailStore } from './mail-store.ts';
import { actions, mostMessageBytes } from './read-message.ts';
import { simulatedReport } from './simulated-report.ts';

interface SesContext extends EngineContext {
  /** The verified addresses; no other address may send. */
  senders: string[];
  /** A mail that names one of these gets reports. */
  configurationSets: string[];
  /** Publishes a report and resolves to whether it was accepted. */
  publish: Publish;
}

export interface LocalSes extends Engine {
  mail: MailStore;
  /** Publishes this report about a mail. */
  report(message: string): Promise<boolean>;
}

/** The sending part of SES's version 1 query API. The mail stays in the data folder. */
export async function startSes(context: SesContext): Promise<LocalSes> {
  const mail = openMailStore(join(context.dataFolder, 'sent-mail.sqlite'));
  const reports = keepReporting(mail, context.publish);
  const engine = await serveEngine({
    name: 'SES',
    // Percent-encoding turns one byte into up to three.
    mostBytes: 3 * mostMessageBytes + 64 * 1024,
    refuse,
    async answer(asked) {
      const { action, messageId } = await send(asked, { context, mail });
      void reports.publishAll();
      const inner = `<${action}Result><MessageId>${messageId}</MessageId></${action}Result>`;
      return inXml(200, asked.requestId, `<${action}Response>${inner}</${action}Response>`);
    },
  });
  return {
    url: engine.url,
    mail,
    report: reports.report,
    async close() {
      await engine.close();
      await reports.close();
      mail.close();
    },
  };
}

async function send(asked: Asked, { context, mail }: { context: SesContext; mail: WritableMailStore }) {
  const accessKeyId = await verifySignature(asked, context);
  const { Action: action = '', Version: _, ...fields } = fieldsIn(asked);
  const read = asked.method === 'POST' && Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (read === undefined) throw new Refusal('InvalidAction', `Could not find operation ${action}`);
  const { source, senders, mail: message, configurationSet: set, tags } = await read(fields);
  if (!context.authorise({ accessKeyId, action: `ses:${action}`, resource: source })) {
    const sentence = `User \`${accessKeyId}' is not authorized to perform \`ses:${action}' on resource \`${source}'`;
    throw new Refusal('AccessDenied', sentence, { status: 403 });
  }
  const unverified = senders.find((sender) => !context.senders.includes(sender.toLowerCase()));
  if (unverified !== undefined)
    throw new Refusal('MessageRejected', `Email address is not verified: ${unverified}`);
  if (!context.configurationSets.includes(set))
    throw new Refusal('ConfigurationSetDoesNotExist', `Configuration set <${set}> does not exist.`);
  const at = new Date(context.clock.nowMs()).toISOString();
  const reportOf = (id: string) => simulatedReport({ id, at, source, to: message.to, tags });
  const messageId = mail.add({ ...message, at }, reportOf);
  return { action, messageId };
}

const fieldsIn = ({ body }: Asked): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body.toString('utf8')));

function refuse({ code, message, status }: Refusal, requestId: string): Answer {
  const text = escapeMarkup(message.replace(/\p{Cc}/gu, ' '));
  const error = `<Type>${status < 500 ? 'Sender' : 'Receiver'}</Type><Code>${code}</Code><Message>${text}</Message>`;
  return inXml(status, requestId, `<ErrorResponse><Error>${error}</Error></ErrorResponse>`);
}

const inXml = (status: number, requestId: string, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/xml', 'x-amzn-requestid': requestId },
  body,
});
