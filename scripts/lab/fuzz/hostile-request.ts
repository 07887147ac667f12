import fc from 'fast-check';
import * as z from 'zod';
import { password } from '#scripts/testing/product.ts';
import { apiBasePath, type RouteDefinition } from '#shared/contract/route.ts';
import type { allRoutes } from '#shared/contract/routes.ts';
import {
  hostileContentType,
  hostileHeader,
  hostileJson,
  hostileMethod,
  hostileQuery,
  hostileSegment,
  hostileText,
  spoiltBytes,
} from './hostile-values.ts';

/** A user with tokens, a payment page, a plan quote and a run, so that real ids exist. */
export interface FuzzPerson {
  email: string;
  userId: string;
  token: string;
  ids: { payment: string; planQuote: string; run: string };
}

export interface HostileRequest {
  route: string;
  method: string;
  /** Sent unchanged: nothing in it is resolved. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** The number of the person whose session it has. */
  person: number | undefined;
}

/** The valid part, or in some percent of the requests the spoilt one. */
const mostly = <T>(valid: fc.Arbitrary<T>, percent: number, spoilt: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 100 - percent, arbitrary: valid }, { weight: percent, arbitrary: spoilt });

/** A hostile request to this route. Most of its parts are valid, so that not all requests end at the first check. */
export const hostileRequest = (
  route: (typeof allRoutes)[number],
  people: readonly FuzzPerson[],
): fc.Arbitrary<HostileRequest> =>
  fc.nat(people.length - 1).chain((person) => requestOf(route, people, person));

function requestOf(
  route: (typeof allRoutes)[number],
  people: readonly FuzzPerson[],
  person: number,
): fc.Arbitrary<HostileRequest> {
  const fields = (part: 'params' | 'query' | 'body') => fieldsOf(route[part], people, person);
  const session = `Bearer ${people[person]?.token}`;
  return fc
    .record({
      method: mostly(fc.constant(route.method as string), 7, hostileMethod),
      path: mostly(pathOf(route, fields('params')), 15, spoiltPath(route)),
      query: mostly(queryOf(fields('query')), 15, spoiltQuery(fields('query'))),
      contentType: mostly(fc.constant(contentTypes[route.encoding]), 7, hostileContentType),
      session: mostly(fc.constant<string | undefined>(session), 7, spoiltSession(session)),
      extra: fc.option(hostileHeader, { freq: 6 }),
      body: mostly(bodyOf(route, fields('body')), 50, spoiltBody(route, fields('body'))),
      isChunked: fc.nat(19).map((times) => times === 0),
    })
    .map(({ contentType, extra, isChunked, body, path, query, ...made }) => {
      const headers: Record<string, string> = Object.create(null);
      if (contentType !== undefined) headers['content-type'] = contentType;
      if (made.session !== undefined) headers.authorization = made.session;
      if (extra !== null) headers[extra[0]] = extra[1];
      if (body !== undefined && isChunked) headers['transfer-encoding'] = 'chunked';
      else if (body !== undefined) headers['content-length'] = String(body.byteLength);
      const isTheirs = made.session === session;
      return {
        ...{ route: route.id, method: made.method, path: `${apiBasePath}${path}${query}`, headers, body },
        person: isTheirs ? person : undefined,
      };
    });
}

const contentTypes: Record<RouteDefinition['encoding'], string | undefined> = {
  none: undefined,
  json: 'application/json',
  'optional-json': 'application/json',
  form: 'application/x-www-form-urlencoded',
  raw: 'application/json',
};

function spoiltSession(session: string): fc.Arbitrary<string | undefined> {
  const [header = '', payload = '', signature = ''] = session.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  return fc.constantFrom(
    ...[undefined, '', `${header}.${payload}.`, `${header}.${payload}.${signature.slice(1)}`],
    ...[`Bearer ${unsigned}.${payload}.`, `${header}.e30.${signature}`, session.replace('B', 'b  ')],
  );
}

type Fields = fc.Arbitrary<Record<string, unknown>>;

/**
 * Values of an honest request: by the field's name when the type does not show its meaning, for example an id that was
 * really issued, and otherwise by its type.
 */
function fieldsOf(schema: z.ZodType | undefined, people: readonly FuzzPerson[], person: number): Fields {
  if (schema === undefined) return fc.constant({});
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const owner = mostly(fc.constant(person), 30, fc.nat(people.length - 1));
  return owner.chain((at) =>
    fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const known = named(people[at]);
          const byName = Object.hasOwn(known, name) ? known[name] : undefined;
          return [name, byName ?? byType(typeof field === 'boolean' ? {} : field)];
        }),
      ),
    ),
  );
}

const named = (owner: FuzzPerson | undefined): Readonly<Record<string, fc.Arbitrary<unknown>>> => ({
  email: mostly(
    fc.uuid().map((id) => `fuzz-${id}@example.com`),
    30,
    fc.constant(owner?.email ?? ''),
  ),
  password: fc.constant(password),
  newPassword: fc.nat().map((number) => `a brisk ${number} magpie`),
  currentPassword: fc.constantFrom(password, 'not the password at all'),
  country: fc.constant('Australia'),
  abn: fc.constant('83 914 571 673'),
  userId: fc.constant(owner?.userId),
  authToken: fc.constant(owner?.token),
  amount: fc.constantFrom('1000', '3850', '50', '500000', '10'),
  redirect: fc.constantFrom('/token/order', '/fund-us', '/token/order?ref=%2Fdashboard'),
  planType: fc.constantFrom('BASIC', 'PRO', 'ENTERPRISE'),
  personaSlug: fc.constant('side-hustle-starter'),
  pathSlug: fc.constantFrom('weekend-reseller', 'first-paid-gig'),
  price: fc.constantFrom('199', '19', '0'),
  category: fc.constant('General'),
  session_id: fc.constant(owner?.ids.payment),
  sessionId: fc.constant(owner?.ids.payment),
  pc_sid: fc.constant(owner?.ids.planQuote),
  runId: fc.constant(owner?.ids.run),
  fileId: fc.constant(owner?.ids.run),
  cursor: fc.constantFrom('', 'AAAA', Buffer.from('{"pk":"x"}').toString('base64url')),
});

function byType(schema: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (typeof first === 'object') return byType(first);
  if (schema.type === 'integer' || schema.type === 'number') return fc.nat(9);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.constant([]);
  if (schema.type === 'object') return fc.constant({});
  return fc.nat().map((number) => `some text ${number}`);
}

const pathOf = ({ path }: RouteDefinition, fields: Fields): fc.Arbitrary<string> =>
  fields.map((values) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name]))),
  );

/** Replaces an id, or another segment where there is none. */
const spoiltPath = ({ path }: RouteDefinition): fc.Arbitrary<string> =>
  fc
    .tuple(hostileSegment, fc.constantFrom('', '', '/'))
    .map(([segment, end]) => `${path.replace(/\{\w+\}|[^/]+$/, () => segment)}${end}`);

const pairsOf = (values: Record<string, unknown>): string[] =>
  Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);

const queryOf = (fields: Fields): fc.Arbitrary<string> =>
  fields.map((values) => {
    const pairs = pairsOf(values);
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  });

const spoiltQuery = (fields: Fields): fc.Arbitrary<string> =>
  fc.tuple(fields, hostileQuery, fc.nat()).map(([values, query, at]) => {
    const pairs = pairsOf(values);
    const [name = 'q'] = pairs[at % Math.max(1, pairs.length)]?.split('=') ?? [];
    const others = pairs.filter((pair) => !pair.startsWith(`${name}=`));
    return `?${[...others, query.replaceAll('~', name)].join('&')}`;
  });

function bodyOf(route: RouteDefinition, fields: Fields): fc.Arbitrary<Buffer | undefined> {
  if (route.encoding === 'none') return fc.constant(undefined);
  const body = fields.map((values): Buffer | undefined => encode(route, values));
  return route.encoding === 'optional-json' ? mostly(body, 50, fc.constant(undefined)) : body;
}

function encode({ encoding }: RouteDefinition, fields: Record<string, unknown>): Buffer {
  if (encoding !== 'form') return Buffer.from(JSON.stringify(fields));
  const plain = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const pairs = Object.entries(fields).map(([name, value]) => [name, plain(value).toWellFormed()]);
  return Buffer.from(new URLSearchParams(pairs).toString());
}

const hugeSizes = [128 * 1024 - 1, 128 * 1024 + 1, 200_000, 600_000];

function spoiltBody(route: RouteDefinition, fields: Fields): fc.Arbitrary<Buffer | undefined> {
  /** One to all of the fields are left out or replaced. */
  const changed = fc
    .tuple(
      fields,
      fc.array(fc.tuple(fc.nat(), fc.option(hostileJson, { freq: 6 })), { minLength: 1, maxLength: 3 }),
    )
    .map(([values, changes]) => {
      const entries = Object.entries(values);
      for (const [at, value] of changes) {
        const [name = 'x'] = entries[at % Math.max(1, entries.length)] ?? [];
        entries.splice(
          at % Math.max(1, entries.length),
          1,
          ...(value === null ? [] : [[name, value] as [string, unknown]]),
        );
      }
      return encode(route, Object.fromEntries(entries));
    });
  const added = fc
    .tuple(fields, hostileText, hostileJson)
    .map(([values, name, value]) => encode(route, { ...values, [name.slice(0, 200)]: value }));
  const deep = fc
    .tuple(fc.constantFrom('[', '{"a":'), fc.constantFrom(2, 500, 20_000))
    .map(([open, times]) => Buffer.from(open.repeat(times)));
  const huge = fc.constantFrom(...hugeSizes).map((size) => Buffer.from(`{"x":"${'é'.repeat(size / 2)}"}`));
  return fc.oneof(
    { weight: 800, arbitrary: changed },
    { weight: 200, arbitrary: added },
    { weight: 300, arbitrary: changed.chain(spoiltBytes) },
    { weight: 100, arbitrary: deep },
    { weight: 50, arbitrary: huge },
    { weight: 1, arbitrary: fc.constant(null).map(() => Buffer.alloc(10 * 1024 * 1024 + 1, 'a')) },
    { weight: 100, arbitrary: hostileJson.map((value) => Buffer.from(JSON.stringify(value))) },
  );
}
