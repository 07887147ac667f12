import type * as z from 'zod';
import { spokenError } from '#shared/contract/envelopes.ts';
import { sentenceOf } from '#shared/contract/errors.ts';
import { type AnswerOf, apiBasePath, type RouteDefinition } from '#shared/contract/route.ts';
import { dropSession, readSession } from '../session/session.ts';
import { reportSessionEnd } from './session-end.ts';

/** refused: the server refused, with a sentence to show. network: no answer came. */
export type ApiResult<T> =
  | { ok: true; answer: T }
  | {
      ok: false;
      kind: 'refused';
      status: number;
      code: string;
      message: string;
      retryAfterSeconds?: number;
    }
  | { ok: false; kind: 'network' };

export type JsonRoute = RouteDefinition & { response: { encoding: 'json' } };

type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { [N in Name]?: z.input<Schema> }
    : { [N in Name]: z.input<Schema> }
  : unknown;

interface CallOptions {
  signal?: AbortSignal;
  /** The caller reports a refused session first and then ends it with endSession. */
  keepsSession?: boolean;
  /** For the calls of reviewers, who have a link instead of a session. */
  reviewToken?: string;
}

type CallInput<R extends JsonRoute> = CallOptions &
  Part<'params', R['params']> &
  Part<'query', R['query']> &
  Part<'body', R['body']>;

type CallArguments<R extends JsonRoute> =
  Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

/** The common shape of every CallInput, for code that works with any route. */
interface AnyInput extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const addressOf = (route: JsonRoute, { params = {}, query = {} }: AnyInput): string => {
  const path = route.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${apiBasePath}${path}${search.size > 0 ? `?${search}` : ''}`;
};

const send = (route: JsonRoute, input: AnyInput, token: string | undefined): Promise<Response> => {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (route.encoding !== 'none') headers.set('content-type', 'application/json');
  return fetch(addressOf(route, input), {
    method: route.method,
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  });
};

const refusalOf = (response: Response, content: unknown): ApiResult<never> => {
  const { code, global, error, message } = spokenError.catch({}).parse(content);
  const sentence = global ?? error ?? message;
  const retryAfterSeconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return {
    ok: false,
    kind: 'refused',
    status: response.status,
    code: code ?? (sentence === undefined ? 'unreadable-answer' : 'refused'),
    message: sentence ?? sentenceOf('internal-error'),
    ...(Number.isNaN(retryAfterSeconds) ? {} : { retryAfterSeconds }),
  };
};

const isObject = (content: unknown): content is object => typeof content === 'object' && content !== null;

/** Ends only the refused session, because another may have started meanwhile. */
export const endSession = (refusedToken: string | undefined): void => {
  if ((readSession()?.token ?? refusedToken) !== refusedToken) return;
  dropSession();
  reportSessionEnd();
};

let renewal: Promise<unknown> | undefined;

/** A call refused before `renews` has ended may have used the session that it replaces. */
export const renewSession = <T>(renews: Promise<T>): Promise<T> => {
  renewal = renews;
  return renews;
};

/** Calls a route of the contract and parses its answer with the route's schema; it never throws. */
export const callRoute = async <R extends JsonRoute>(
  route: R,
  ...[input]: CallArguments<R>
): Promise<ApiResult<AnswerOf<R>>> => {
  const given: AnyInput = input ?? {};
  const sendsToken = route.auth === 'session' || route.auth === 'optional-session';
  const token = sendsToken ? readSession()?.token : given.reviewToken;
  let response: Response;
  let content: unknown;
  try {
    response = await send(route, given, token);
    content = await response.json().catch(() => undefined);
  } catch {
    return { ok: false, kind: 'network' };
  }
  const sessionRefused = route.auth === 'session' && (response.status === 401 || response.status === 403);
  if (sessionRefused && given.keepsSession !== true) {
    await renewal;
    endSession(token);
  }
  if (!response.ok) return refusalOf(response, content);
  const { schema } = route.response;
  // Without an expected answer, any ok status is a success.
  const answer = schema.safeParse(content).success
    ? schema.safeParse(content)
    : schema.safeParse({ status: 'ok', global: '', ...(isObject(content) ? content : {}) });
  if (!answer.success) return refusalOf(response, undefined);
  return { ok: true, answer: answer.data as AnswerOf<R> };
};
