import fc from 'fast-check';
import * as z from 'zod';
import { password } from '#scripts/testing/product.ts';
import { apiBasePath, type RouteDefinition } from '#shared/contract/route.ts';
import type { allRoutes } from '#shared/contract/routes.ts';

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

const oneOf = (words: string): fc.Arbitrary<string> => fc.constantFrom(...words.split(' '));
/** The valid part, or in some percent of the requests the spoilt one. */
const mostly = <T>(valid: fc.Arbitrary<T>, percent: number, spoilt: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 100 - percent, arbitrary: valid }, { weight: percent, arbitrary: spoilt });

const hostileText = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\u0000', '\ud800', 'x\udc00y', '\ufeff', '\u202Egnp.exe', 'e\u0301'.repeat(40)],
    ...['👩‍👩‍👧‍👦'.repeat(20), '\r\nBcc: all@example.com', `${'a'.repeat(250)}@example.com`, 'İstanbul ﬀ ß'],
    ...["' OR '1'='1", '<script>alert(1)</script>', '{{7*7}}', '../../../etc/passwd'],
  ),
  oneOf(
    '__proto__ constructor attribute_exists(pk) null NaN -0 1e309 ١٢٣ 99999999999999999999 usr_1 cs_test_0 a@b a@[127.0.0.1] a@xn-- //evil.example :pk javascript:alert(1)',
  ),
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom('a', 'é', '𝄞', '%'), fc.constantFrom(65, 129, 255, 513, 1025, 4097, 70_000))
    .map(([sign, times]) => sign.repeat(times)),
);
const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(-0, -1, 1.5, 1e21, 1e308, 2 ** 53, 5e-324),
  fc.jsonValue({ stringUnit: 'binary' }),
);
const hostileSegment = fc.oneof(
  oneOf(
    '.. %2E%2E%2F%2E%2E%2Fsession a%2Fb %252F %00 % %zz %C0%AF %ED%A0%80 \u00e9\u00ff ;jsessionid=1 $default {runId} __proto__ %3F %0d%0aset-cookie:a=b',
  ),
  fc.constantFrom('', 'a'.repeat(5000)),
);
/** A tilde is the name of the parameter. */
const hostileQuery = fc.oneof(
  oneOf(
    '~= ~ ~=% ~=%FF%FE ~=%ED%A0%80 ~=%00 ~=a&~=b ~[]=a ~[__proto__]=a ~=//evil.example __proto__=x&__proto__=y &&&=== ?????',
  ),
  fc.constant(Array.from({ length: 400 }, (_, index) => `k${index}=v`).join('&')),
  hostileText.map((text) => `~=${encodeURIComponent(text.toWellFormed().slice(0, 1500))}`),
);
const hostileHeader: fc.Arbitrary<[string, string]> = fc.constantFrom(
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer a.b.c, Bearer d.e.f'],
  ['authorization', `Bearer ${'a'.repeat(6000)}`],
  ['x-viewer-address', '::ffff:10.0.0.1'],
  ['x-origin-secret', 'guess'],
  ['x-http-method-override', 'DELETE'],
  ['host', 'evil.example'],
  ['host', ''],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['cookie', '__proto__=1; ; =; a'],
  ['accept-encoding', 'br;q=x, *'],
  ['content-encoding', 'gzip'],
  ['content-language', '\u00ff\u00fe'],
  ['expect', 'nothing'],
  ['upgrade', 'h2c'],
  ['stripe-signature', 't=0,v1=00'],
  ['stripe-signature', 't=x,v1=\u00e9,v0='],
  ['__proto__', 'polluted'],
  ['x-long', 'a'.repeat(20_000)],
);
const hostileContentType = fc.constantFrom(
  ...[undefined, '', 'application/json; charset=utf-16', 'APPLICATION/JSON;;;', 'multipart/form-data'],
  ...['application/x-www-form-urlencoded', 'text/html, application/json', '\u00ff/\u00ff'],
);
const hostileMethod = oneOf('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE M-SEARCH QUERY');

/** A hostile request to this route. Most of its parts are valid, so that not all requests end at the first check. */
export const hostileRequest = (
  route: (typeof allRoutes)[number],
  people: readonly FuzzPerson[],
): fc.Arbitrary<HostileRequest> =>
  fc.nat(people.length - 1).chain((person) => {
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
        return {
          ...{ route: route.id, method: made.method, path: `${apiBasePath}${path}${query}`, headers, body },
          person: made.session === session ? person : undefined,
        };
      });
  });

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

/** Values of an honest request: by the field's name, such as an id that was really issued, else by its type. */
function fieldsOf(schema: z.ZodType | undefined, people: readonly FuzzPerson[], person: number): Fields {
  if (schema === undefined) return fc.constant({});
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const owner = mostly(fc.constant(person), 30, fc.nat(people.length - 1));
  return owner.chain((at) => {
    const known = named(people[at]);
    return fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const byName = Object.hasOwn(known, name) ? known[name] : undefined;
          return [name, byName ?? byType(typeof field === 'boolean' ? {} : field)];
        }),
      ),
    );
  });
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
  if (schema.type === 'array' || schema.type === 'object')
    return fc.constant(schema.type === 'array' ? [] : {});
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
  fields.map((values) => (Object.keys(values).length === 0 ? '' : `?${pairsOf(values).join('&')}`));

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

function spoiltBody(route: RouteDefinition, fields: Fields): fc.Arbitrary<Buffer | undefined> {
  /** Each of these fields is left out or replaced. */
  const changes = fc.array(fc.tuple(fc.nat(), fc.option(hostileJson, { freq: 6 })), {
    minLength: 1,
    maxLength: 3,
  });
  const changed = fc.tuple(fields, changes).map(([values, made]) => {
    const entries = Object.entries(values);
    for (const [at, value] of made) {
      const index = at % Math.max(1, entries.length);
      const replaced: [string, unknown][] = value === null ? [] : [[entries[index]?.[0] ?? 'x', value]];
      entries.splice(index, 1, ...replaced);
    }
    return encode(route, Object.fromEntries(entries));
  });
  const added = fc
    .tuple(fields, hostileText, hostileJson)
    .map(([values, name, value]) => encode(route, { ...values, [name.slice(0, 200)]: value }));
  const deep = fc
    .tuple(fc.constantFrom('[', '{"a":'), fc.constantFrom(500, 20_000))
    .map(([open, times]) => Buffer.from(open.repeat(times)));
  const huge = fc
    .constantFrom(128 * 1024 - 1, 128 * 1024 + 1, 600_000)
    .map((size) => Buffer.from(`{"x":"${'é'.repeat(size / 2)}"}`));
  return fc.oneof(
    { weight: 8, arbitrary: changed },
    { weight: 2, arbitrary: added },
    { weight: 3, arbitrary: changed.chain(spoiltBytes) },
    { weight: 1, arbitrary: fc.oneof(deep, huge) },
    { weight: 1, arbitrary: hostileJson.map((value) => Buffer.from(JSON.stringify(value))) },
  );
}

/** Spoils the bytes after the values. */
function spoiltBytes(bytes: Buffer): fc.Arbitrary<Buffer> {
  const text = bytes.toString();
  const middle = Math.floor(bytes.byteLength / 2);
  const withBytes = (...inserted: number[]) =>
    Buffer.concat([bytes.subarray(0, middle), Buffer.from(inserted), bytes.subarray(middle)]);
  return fc.constantFrom(
    ...[bytes.subarray(0, middle), withBytes(0xff, 0xfe), withBytes(0xed, 0xa0, 0x80), Buffer.alloc(0)],
    ...[Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]), Buffer.from(text, 'utf16le')],
    ...[
      `${text}${text}`,
      text.replace('{', '{"__proto__":{"admin":true},'),
      text.replace('{', '{"constructor":{"prototype":{"x":1}},'),
      text.replace('{', '{"email":"one@example.com","email":"two@example.com",'),
      text.replaceAll('"', "'"),
      text.replaceAll(/"(\w)/g, '"\\ud83d$1'),
      `${text}&amount=1&amount=2&__proto__=3`,
    ].map((changed) => Buffer.from(changed)),
  );
}
