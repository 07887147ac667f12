import type {
  AnswerOf,
  BodyOf,
  ParamsOf,
  QueryOf,
  RouteDefinition,
  RouteGroup,
} from '#shared/contract/route.ts';
import type { RoutesOf } from '#shared/contract/routes.ts';
import type { Answer, DocumentAnswer, Download, Redirect, Refusal } from './outcome.ts';
import type { Session } from './session.ts';

export interface RequestFacts {
  requestId: string;
  /** The distribution saw this address; a visitor cannot choose it. */
  clientAddress: string;
  header(name: string): string | undefined;
  rawBody: Uint8Array;
}

type SessionOf<R extends RouteDefinition> = R['auth'] extends 'session'
  ? Session
  : R['auth'] extends 'optional-session' | 'form-session'
    ? Session | undefined
    : undefined;

export interface Call<R extends RouteDefinition> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  session: SessionOf<R>;
  request: RequestFacts;
}

type SuccessOf<R extends RouteDefinition> = R['response'] extends { encoding: 'json' }
  ? Answer<AnswerOf<R>>
  : R['response'] extends { encoding: 'redirect' | 'form-redirect' }
    ? Redirect
    : R['response'] extends { encoding: 'download' }
      ? Download
      : DocumentAnswer;

/** A call with a genuine token whose session is not checked yet. */
export interface ClaimedCall<R extends RouteDefinition> extends Omit<Call<R>, 'session'> {
  userId: string;
}

type Handle<R extends RouteDefinition> = (call: Call<R>) => Promise<SuccessOf<R> | Refusal>;

export interface RouteHandler<R extends RouteDefinition> {
  (call: Call<R>): Promise<SuccessOf<R> | Refusal>;
  /** Starts the reads it needs and continues once the session is confirmed. */
  prefetch?(call: ClaimedCall<R>): Handle<R>;
}

/**
 * A handler whose reads run in parallel with the session check. They change nothing and are dropped if the session has
 * ended: only `handle` answers and writes.
 */
export function prefetching<R extends RouteDefinition, Found>(
  read: (call: ClaimedCall<R>) => Promise<Found>,
  handle: (call: Call<R>, found: Found) => Promise<SuccessOf<R> | Refusal>,
  /** Handles anonymous calls, which need no reads. */
  whenSignedOut?: (call: Call<R>) => Promise<SuccessOf<R> | Refusal>,
): RouteHandler<R> {
  const prefetch = (claimed: ClaimedCall<R>): Handle<R> => {
    const found = read(claimed);
    // The promise is not awaited when there is no session.
    found.catch(() => {});
    return async (call) => handle(call, await found);
  };
  const whole = (call: Call<R>) => {
    if (call.session === undefined) {
      if (whenSignedOut === undefined) throw new Error('No one is signed in, so no reads can start');
      return whenSignedOut(call);
    }
    return prefetch({ ...call, userId: call.session.userId })(call);
  };
  return Object.assign(whole, { prefetch });
}

/** One handler for every route that the contract gives the group; omitting one does not compile. */
export type GroupHandlers<G extends RouteGroup> = {
  [Id in keyof RoutesOf<G>]: RoutesOf<G>[Id] extends RouteDefinition ? RouteHandler<RoutesOf<G>[Id]> : never;
};

/** Runs all of the handler during the session check, because it changes nothing. */
export const readingOnly = <R extends RouteDefinition>(
  read: (call: ClaimedCall<R>) => Promise<SuccessOf<R> | Refusal>,
): RouteHandler<R> => prefetching(read, async (_call, found) => found);
