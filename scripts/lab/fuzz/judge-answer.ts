import type { IncomingHttpHeaders } from 'node:http';
import { apiHeaders } from '#shared/contract/edge-headers.ts';
import { errorEnvelope } from '#shared/contract/envelopes.ts';
import { errors } from '#shared/contract/errors.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import type { HostileRequest } from './hostile-request.ts';

export interface FuzzAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The fault of the answer, or undefined. */
export function judgeAnswer(
  request: HostileRequest,
  answer: FuzzAnswer,
  siteUrl: string,
): string | undefined {
  const { status, headers, text } = answer;
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (!isForApi(request.path)) return undefined;
  for (const [name, value] of Object.entries(apiHeaders))
    if (headers[name] !== value) return `${status} has no ${name}: ${value}`;
  if (status >= 300 && status < 400) {
    const location = headers.location ?? '';
    return URL.parse(location, siteUrl)?.origin === siteUrl ? undefined : `leads to ${location}`;
  }
  if (request.method === 'HEAD') return text === '' ? undefined : 'answers HEAD with a body';
  if (headers['content-encoding'] !== undefined) return undefined;
  const body = parse(text);
  if (body === undefined) return `${status} is no JSON: ${text.slice(0, 200)}`;
  return status >= 400 ? judgeRefusal(status, body) : undefined;
}

/** Dots in a path may lead out of the API to the site. */
function isForApi(path: string): boolean {
  const pathname = URL.parse(`http://localhost${path}`)?.pathname ?? apiBasePath;
  return pathname === apiBasePath || pathname.startsWith(`${apiBasePath}/`);
}

function judgeRefusal(status: number, body: unknown): string | undefined {
  const { data, success } = errorEnvelope.strict().safeParse(body);
  if (!success) return `${status} is outside the envelope: ${JSON.stringify(body).slice(0, 200)}`;
  const { code, global, error, message } = data;
  if (global !== error || global !== message || global === '') return `${status} says different things`;
  const known = Object.entries(errors).find(([name]) => name === code);
  if (known === undefined) return `${status} has the unknown code ${code}`;
  const [expected] = known[1];
  // A request with too many headers is refused before it is read.
  return expected === status || status === 431 ? undefined : `${code} came with ${status}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
