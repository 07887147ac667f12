import type * as z from 'zod';
import type { DocumentFormat } from './document-formats.ts';
import type { ErrorCode } from './errors.ts';

export const routeGroups = [
  'auth',
  'user',
  'path-compiler',
  'pay',
  'files',
  'interest',
  'readings',
  'review',
  'meta',
] as const;
export type RouteGroup = (typeof routeGroups)[number];

/**
 * none: public. session: a signed-in user's bearer token. optional-session: checked when sent.
 * form-session: the token comes in the form field authToken, since a browser form cannot set a header.
 * reviewer: a reviewer's link token as bearer. stripe-signature, link-token: checked by the route itself.
 */
export type RouteAuth =
  | 'none'
  | 'session'
  | 'optional-session'
  | 'form-session'
  | 'reviewer'
  | 'stripe-signature'
  | 'link-token';

/** optional-json: an empty body counts as an empty object. raw: the bytes as sent, for a signature over them. */
export type RequestEncoding = 'none' | 'json' | 'optional-json' | 'form' | 'raw';

export type RouteResponse =
  | { encoding: 'json'; status: number; schema: z.ZodType }
  | { encoding: 'redirect' }
  /**
   * Answers a form with a redirect, or after a refusal with a redirect to the path of refusalsTo. A client that accepts
   * only JSON gets the address by the schema, or the error envelope.
   */
  | { encoding: 'form-redirect'; refusalsTo: (redirect: string | undefined) => string; schema: z.ZodType }
  | { encoding: 'document'; format: DocumentFormat }
  | { encoding: 'download'; mediaTypes: readonly string[] };

export interface RouteDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** It is below /api, with {names} as API Gateway writes them. */
  path: `/${string}`;
  group: RouteGroup;
  auth: RouteAuth;
  summary: string;
  encoding: RequestEncoding;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Its body names an account (as email) in a login attempt, which is logged as a code. */
  triesAccount?: true;
  response: RouteResponse;
  errors: readonly ErrorCode[];
}

type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;
type SchemaInput<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<R extends RouteDefinition> = SchemaOutput<R['params']>;
export type QueryOf<R extends RouteDefinition> = SchemaOutput<R['query']>;
export type BodyOf<R extends RouteDefinition> = SchemaOutput<R['body']>;
export type BodyInputOf<R extends RouteDefinition> = SchemaInput<R['body']>;
export type AnswerOf<R extends RouteDefinition> = R['response'] extends { encoding: 'json'; schema: infer S }
  ? S extends z.ZodType
    ? z.output<S>
    : never
  : never;

export const apiBasePath = '/api';

/** API Gateway's name of the route, which is in every event of the route. */
export const routeKeyOf = ({ method, path }: Pick<RouteDefinition, 'method' | 'path'>): string =>
  `${method} ${apiBasePath}${path}`;

export const defineRoutes = <const R extends Record<string, RouteDefinition>>(routes: R): R => routes;
/**
 * A form-redirect answers only this Accept header with JSON; browser forms and clients that accept anything send
 * others.
 */
export const jsonAlone = 'application/json';
export const jsonAnswer = <S extends z.ZodType>(schema: S, status = 200) =>
  ({ encoding: 'json', status, schema }) as const;
