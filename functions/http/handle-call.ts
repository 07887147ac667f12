import type * as z from 'zod';
import type { RouteDefinition } from '#shared/contract/route.ts';
import { type Answer, type DocumentAnswer, type Redirect, type Refusal, refuse } from './outcome.ts';
import { readBody } from './read-body.ts';
import type { Call, RequestFacts } from './route-handler.ts';
import { bearerToken, type Session, type Sessions } from './session.ts';

/** A route's handler with its types forgotten; build-group-app checked them when it took the handlers. */
export type AnyHandler = (
  call: Call<RouteDefinition>,
) => Promise<Answer<unknown> | Redirect | DocumentAnswer | Refusal>;

export interface IncomingCall {
  route: RouteDefinition;
  handler: AnyHandler;
  params: Record<string, string>;
  query: Record<string, string>;
  request: RequestFacts;
}

export type CallResult = {
  userId?: string | undefined;
  outcome: Answer<unknown> | Redirect | DocumentAnswer | Refusal;
};

/** Session first, then the body, then every input by its schema, then the handler. */
export async function handleCall(incoming: IncomingCall, sessions: Sessions): Promise<CallResult> {
  const { route, handler, request } = incoming;
  const session = await readHeaderSession(route, request, sessions);
  if (route.auth === 'session' && session === undefined) return { outcome: refuse('session-invalid') };
  const userId = session?.userId;

  const body = readBody(route.encoding, request.rawBody, request.header('content-type'));
  if (!body.ok) return { userId, outcome: body.refusal };

  const inputs = checkInputs(route, { params: incoming.params, query: incoming.query, body: body.value });
  if ('refusal' in inputs) return { userId, outcome: inputs.refusal };

  const formSession = await readFormSession(route, inputs.body, sessions);
  const call = { ...inputs, session: session ?? formSession, request } as Call<RouteDefinition>;
  return { userId: userId ?? formSession?.userId, outcome: await handler(call) };
}

async function readHeaderSession(
  route: RouteDefinition,
  request: RequestFacts,
  sessions: Sessions,
): Promise<Session | undefined> {
  if (route.auth !== 'session' && route.auth !== 'optional-session') return undefined;
  const token = bearerToken(request.header('authorization'));
  return token === undefined ? undefined : sessions.read(token);
}

async function readFormSession(route: RouteDefinition, body: unknown, sessions: Sessions) {
  if (route.auth !== 'form-session') return undefined;
  return sessions.read((body as { authToken: string }).authToken);
}

type Inputs = { params: unknown; query: unknown; body: unknown };

function checkInputs(route: RouteDefinition, given: Inputs): Inputs | { refusal: Refusal } {
  const checked: Inputs = { params: {}, query: {}, body: {} };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodObject | undefined = route[part];
    if (schema === undefined) continue;
    // The library's own wording is for developers; a schema that means to speak to people has its sentences.
    const result = schema.safeParse(given[part], { error: () => 'Please check what you entered.' });
    if (result.success) checked[part] = result.data;
    // An id or slug no one could have been given leads nowhere.
    else if (part === 'params') return { refusal: refuse('not-found') };
    else return { refusal: refuse('invalid-input', { sentence: result.error.issues[0]?.message ?? '' }) };
  }
  return checked;
}
