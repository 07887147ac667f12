import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { escapeMarkup } from '#scripts/local-cloud/escape-markup.ts';

export interface StandIn {
  /** The account of the credentials. */
  account?: string;
  /** By name; a stack of another region has @ and the region after its name. */
  stacks: Record<
    string,
    {
      created: string;
      updated?: string;
      status?: string;
      isProtected?: boolean;
      outputs?: Record<string, string>;
      template?: object;
      resources: [type: string, id: string][];
    }
  >;
  functions: Record<string, { live: string; versions: [version: string, published: string][] }>;
  /** Further answers in JSON, by method and path or by the call's target. */
  answers?: Record<string, object>;
  /** By action, with the function or stack after it if only one is meant. */
  refusals: Record<string, { code: string; message: string; status: number }>;
}

/** Small, so that a caller that ignores further pages fails. */
const pageSize = 2;

type Refusal = StandIn['refusals'][string];
class Refused extends Error {
  readonly as: Refusal;
  constructor(as: Refusal) {
    super(as.message);
    this.as = as;
  }
}

/**
 * The parts of AWS that a deployment calls, over HTTP, for the unmodified SDK of this process. `asked` lists every call
 * in order. A call that is not signed by the profile `trial` for one of our regions is refused.
 */
export async function standInAws(standing: StandIn) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const isLambda = request.url?.startsWith('/2015-03-31/') === true;
    const isOther = !isLambda && request.headers['content-type']?.includes('form-urlencoded') !== true;
    const speaksJson = isLambda || isOther;
    try {
      const [, region] =
        /Credential=AKIATRIAL\/\d+\/(ap-southeast-2|us-east-1)\//.exec(request.headers.authorization ?? '') ??
        [];
      if (region === undefined)
        throw new Refused({ code: 'UnrecognizedClientException', message: 'Whose key is it?', status: 403 });
      const body = await text(request);
      const note = (action: string, about: string) => {
        asked.push(`${action} ${about}`);
        const refusal = standing.refusals[`${action} ${about}`] ?? standing.refusals[action];
        if (refusal !== undefined) throw new Refused(refusal);
      };
      const answerOf = () => {
        if (isLambda) return lambda(standing, note, request, body);
        return isOther
          ? otherAnswer(standing, note, request)
          : cloudFormation(standing, note, { body, at: region === 'us-east-1' ? '@us-east-1' : '' });
      };
      const answer = answerOf();
      response.setHeader('content-type', speaksJson ? 'application/json' : 'text/xml').end(answer);
    } catch (error) {
      if (!(error instanceof Refused)) {
        response.destroy(error instanceof Error ? error : undefined);
        return;
      }
      const { code, message, status } = error.as;
      response
        .writeHead(status, speaksJson ? { 'x-amzn-errortype': code } : {})
        .end(
          speaksJson
            ? JSON.stringify({ Message: message })
            : `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeMarkup(message)}</Message></Error></ErrorResponse>`,
        );
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere');
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  writeFileSync(
    join(folder, 'credentials'),
    '[trial]\naws_access_key_id = AKIATRIAL\naws_secret_access_key = secret\n',
  );
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${address.port}`);
  vi.stubEnv('AWS_PROFILE', 'trial');
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', join(folder, 'credentials'));
  vi.stubEnv('AWS_CONFIG_FILE', join(folder, 'none'));
  return {
    asked,
    stop: async () => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

type Note = (action: string, about: string) => void;

function otherAnswer(
  { answers = {} }: StandIn,
  note: Note,
  { method, url, headers }: IncomingMessage,
): string {
  const asked = headers['x-amz-target'] === undefined ? `${method} ${url}` : String(headers['x-amz-target']);
  note(asked, '');
  const answer = answers[asked];
  if (answer === undefined)
    throw new Refused({ code: 'NotFoundException', message: `Not found: ${asked}`, status: 404 });
  return JSON.stringify(answer);
}

function cloudFormation(
  { stacks, account = '111122223333' }: StandIn,
  note: Note,
  { body, at: where }: { body: string; at: string },
): string {
  const form = new URLSearchParams(body);
  const [action, name] = [form.get('Action') ?? '', `${form.get('StackName') ?? ''}${where}`];
  note(action, name);
  if (action === 'GetCallerIdentity')
    return `<${action}Response><${action}Result><Arn>arn:aws:sts::${account}:assumed-role/trial/ada</Arn><Account>${account}</Account></${action}Result></${action}Response>`;
  const stack = stacks[name];
  if (stack === undefined)
    throw new Refused({
      ...{ code: 'ValidationError', status: 400 },
      message:
        action === 'GetTemplate' ? `Stack with id ${name} does not exist` : `Stack [${name}] does not exist`,
    });
  const at = (tag: string, time?: string) => (time === undefined ? '' : `<${tag}>${time}</${tag}>`);
  const results: Record<string, () => string> = {
    DescribeStacks: () =>
      `<Stacks><member><StackName>${name}</StackName><StackStatus>${stack.status ?? 'UPDATE_COMPLETE'}</StackStatus>${at('EnableTerminationProtection', String(stack.isProtected === true))}${outputsOf(stack.outputs)}${at('CreationTime', stack.created)}${at('LastUpdatedTime', stack.updated)}</member></Stacks>`,
    GetTemplate: () => `<TemplateBody>${escapeMarkup(JSON.stringify(stack.template))}</TemplateBody>`,
    ListStackResources: () => {
      const { page, next } = pageOf(stack.resources, form.get('NextToken'));
      const members = page.map(
        ([type, id]) =>
          `<member><ResourceType>${type}</ResourceType><PhysicalResourceId>${id}</PhysicalResourceId></member>`,
      );
      return `<StackResourceSummaries>${members.join('')}</StackResourceSummaries>${at('NextToken', next)}`;
    },
  };
  const result = results[action];
  if (result === undefined) throw new Error(`Nothing here asks CloudFormation for ${action}`);
  return `<${action}Response><${action}Result>${result()}</${action}Result></${action}Response>`;
}

function outputsOf(outputs: Record<string, string> = {}): string {
  const members = Object.entries(outputs).map(
    ([key, value]) =>
      `<member><OutputKey>${key}</OutputKey><OutputValue>${escapeMarkup(value)}</OutputValue></member>`,
  );
  return `<Outputs>${members.join('')}</Outputs>`;
}

const lambdaActions = new Map([
  ['GET aliases', 'GetAlias'],
  ['PUT aliases', 'UpdateAlias'],
  ['GET versions', 'ListVersionsByFunction'],
]);

function lambda(
  { functions }: StandIn,
  note: Note,
  { method, url = '' }: IncomingMessage,
  body: string,
): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, , , name = '', kind, alias] = pathname.split('/');
  const found = functions[name];
  const action = lambdaActions.get(`${method} ${kind}`);
  if (action === undefined) throw new Error(`Nothing here asks Lambda for ${method} ${url}`);
  note(action, name);
  if (found === undefined || (kind === 'aliases' && alias !== 'live'))
    throw new Refused({ code: 'ResourceNotFoundException', message: `Not found: ${pathname}`, status: 404 });
  if (kind === 'versions') {
    const { page, next } = pageOf(found.versions, searchParams.get('Marker'));
    const versions = page.map(([Version, LastModified]) => ({ Version, LastModified }));
    return JSON.stringify({ Versions: versions, NextMarker: next });
  }
  if (action === 'UpdateAlias') found.live = JSON.parse(body).FunctionVersion;
  return JSON.stringify({ Name: alias, FunctionVersion: found.live });
}

function pageOf<T>(all: readonly T[], token: string | null) {
  const from = Number(token ?? 0);
  const to = from + pageSize;
  return { page: all.slice(from, to), next: to < all.length ? String(to) : undefined };
}
