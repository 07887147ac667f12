import type * as z from 'zod';
import type { RouteDefinition } from '#shared/contract/route.ts';
import { howToParse } from '../runtime/how-to-parse.ts';
import { type Refusal, refuse, type Success } from './outcome.ts';
import { readBody } from './read-body.ts';
import type { Call, ClaimedCall, RequestFacts } from './route-handler.ts';
import { bearerToken, type Claim, type Sessions } from './session.ts';

type Outcome = Success | Refusal;

/** A route's handler without its types; build-group-app has checked them. */
export interface AnyHandler {
  (call: Call<RouteDefinition>): Promise<Outcome>;
  prefetch?(call: ClaimedCall<RouteDefinition>): (call: Call<RouteDefinition>) => Promise<Outcome>;
}

export interface IncomingCall {
  route: RouteDefinition;
  handler: AnyHandler;
  params: Record<string, string>;
  query: Record<string, string>;
  request: RequestFacts;
}

export type CallResult = {
  userId?: string | undefined;
  /** A login attempt named this address. */
  tried?: string;
  outcome: Outcome;
};

/** Checks the session first, then the body, then the schemas of the inputs. */
export async function handleCall(incoming: IncomingCall, sessions: Sessions): Promise<CallResult> {
  const { route, request } = incoming;
  const headerClaim = await readHeaderClaim(route, request, sessions);
  if (route.auth === 'session' && headerClaim === undefined) return { outcome: refuse('session-invalid') };

  const inputs = readInputs(incoming);
  const claim = headerClaim ?? (await readFormClaim(route, inputs, sessions));
  const handle = prefetchOf(incoming, inputs, claim);
  const session = await claim?.live();
  if (route.auth === 'session' && session === undefined) return { outcome: refuse('session-invalid') };
  const userId = session?.userId;
  if ('refusal' in inputs) return { userId, outcome: inputs.refusal };
  const outcome = await handle({ ...inputs, session, request } as Call<RouteDefinition>);
  return {
    userId,
    ...(route.triesAccount ? { tried: (inputs.body as { email: string }).email } : {}),
    outcome,
  };
}

/** Starts the reads that a handler can do during the session check. */
function prefetchOf({ handler, request }: IncomingCall, inputs: Inputs | Refused, claim: Claim | undefined) {
  if (handler.prefetch === undefined || claim === undefined || 'refusal' in inputs) return handler;
  return handler.prefetch({ ...inputs, userId: claim.userId, request } as ClaimedCall<RouteDefinition>);
}

async function readHeaderClaim(
  route: RouteDefinition,
  request: RequestFacts,
  sessions: Sessions,
): Promise<Claim | undefined> {
  if (route.auth !== 'session' && route.auth !== 'optional-session') return undefined;
  const token = bearerToken(request.header('authorization'));
  return token === undefined ? undefined : sessions.claim(token);
}

async function readFormClaim(route: RouteDefinition, inputs: Inputs | Refused, sessions: Sessions) {
  if (route.auth !== 'form-session' || 'refusal' in inputs) return undefined;
  return sessions.claim((inputs.body as { authToken: string }).authToken);
}

type Inputs = { params: unknown; query: unknown; body: unknown };
type Refused = { refusal: Refusal };

function readInputs({ route, request, params, query }: IncomingCall): Inputs | Refused {
  const body = readBody(route.encoding, request.rawBody, request.header('content-type'));
  return body.ok ? checkInputs(route, { params, query, body: body.value }) : { refusal: body.refusal };
}

function checkInputs(route: RouteDefinition, given: Inputs): Inputs | Refused {
  const checked: Inputs = { params: {}, query: {}, body: {} };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodObject | undefined = route[part];
    if (schema === undefined) continue;
    // Zod's own messages are for developers; schemas for people carry their own sentences.
    const result = schema.safeParse(given[part], {
      error: () => 'Please check what you entered.',
      ...howToParse(schema),
    });
    if (result.success) checked[part] = result.data;
    // A malformed id or slug was never given out, so it is not found.
    else if (part === 'params') return { refusal: refuse('not-found') };
    else return { refusal: refuse('invalid-input', { sentence: result.error.issues[0]?.message ?? '' }) };
  }
  return checked;
}
