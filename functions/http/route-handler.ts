import type {
  AnswerOf,
  BodyOf,
  ParamsOf,
  QueryOf,
  RouteDefinition,
  RouteGroup,
} from '#shared/contract/route.ts';
import type { RoutesOf } from '#shared/contract/routes.ts';
import type { Answer, DocumentAnswer, Redirect, Refusal } from './outcome.ts';
import type { Session } from './session.ts';

export interface RequestFacts {
  requestId: string;
  /** The visitor's address as the distribution saw it; never one the visitor claims. */
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
  : R['response'] extends { encoding: 'redirect' }
    ? Redirect
    : DocumentAnswer;

export type RouteHandler<R extends RouteDefinition> = (call: Call<R>) => Promise<SuccessOf<R> | Refusal>;

/** One handler for every route the contract gives the group: leaving one out does not compile. */
export type GroupHandlers<G extends RouteGroup> = {
  [Id in keyof RoutesOf<G>]: RoutesOf<G>[Id] extends RouteDefinition ? RouteHandler<RoutesOf<G>[Id]> : never;
};
