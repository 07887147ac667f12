import * as z from 'zod';
import { apiBasePath, type RouteDefinition } from '#shared/contract/route.ts';
import { allRoutes } from '#shared/contract/routes.ts';
import { Chance } from '../proof/stories/chance.ts';
import {
  hostileContentType,
  hostileHeader,
  hostileJson,
  hostileMethod,
  hostileQuery,
  hostileSegment,
  hostileText,
} from './hostile-values.ts';
import { plausibleValue } from './plausible-value.ts';
import type { World } from './world.ts';

export interface HostileRequest {
  route: string;
  method: string;
  /** Sent unchanged: nothing in it is resolved. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** The number of the person in the world whose session it has. */
  person: number | undefined;
}

interface Draft {
  chance: Chance;
  world: World;
  person: number;
  route: RouteDefinition & { id: string };
}

/**
 * The request with this number of a seed is always the same, except for ids and tokens of the cloud. The routes take
 * turns, so new routes of the contract are included. Each request starts as a valid one and is spoilt in one to three
 * ways, so that not all of them end at the first check.
 */
export function hostileRequest(seed: number, number: number, world: World): HostileRequest {
  const chance = new Chance(seed * 1_000_003 + number);
  const route = allRoutes[number % allRoutes.length];
  if (route === undefined) throw new Error('The contract has no route');
  const draft: Draft = { chance, world, route, person: chance.below(world.people.length) };
  const spoilt = new Set(
    Array.from({ length: 1 + chance.below(3) }, () =>
      chance.weighted({ body: 7, path: 2, query: 2, header: 2, method: 1, type: 1, session: 1, nothing: 1 }),
    ),
  );
  const contentType = spoilt.has('type') ? hostileContentType(chance) : contentTypes[route.encoding];
  const method = spoilt.has('method') ? hostileMethod(chance) : route.method;
  const body = spoilt.has('body') ? spoiltBody(draft) : plainBody(draft);
  const headers: Record<string, string> = Object.create(null);
  if (contentType !== undefined) headers['content-type'] = contentType;
  const session = spoilt.has('session') ? spoiltSession(draft) : sessionOf(draft, draft.person);
  if (session !== undefined) headers.authorization = session;
  if (spoilt.has('header')) Object.assign(headers, Object.fromEntries([hostileHeader(chance)]));
  if (body !== undefined && chance.happens(0.05)) headers['transfer-encoding'] = 'chunked';
  else if (body !== undefined) headers['content-length'] = String(body.byteLength);
  return {
    route: route.id,
    method,
    path: `${pathOf(draft, spoilt.has('path'))}${queryOf(draft, spoilt.has('query'))}`,
    headers,
    body,
    person: session === sessionOf(draft, draft.person) ? draft.person : undefined,
  };
}

const contentTypes: Record<RouteDefinition['encoding'], string | undefined> = {
  none: undefined,
  json: 'application/json',
  'optional-json': 'application/json',
  form: 'application/x-www-form-urlencoded',
  raw: 'application/json',
};

const sessionOf = ({ world }: Draft, person: number): string | undefined =>
  `Bearer ${world.people[person]?.token}`;

function spoiltSession(draft: Draft): string | undefined {
  const { chance, world } = draft;
  const token = world.people[draft.person]?.token ?? '';
  const [header = '', payload = '', signature = ''] = token.split('.');
  return chance.pick([
    undefined,
    '',
    `Bearer ${header}.${payload}.`,
    `Bearer ${header}.${payload}.${signature.slice(1)}`,
    `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
    `Bearer ${header}.${Buffer.from('{}').toString('base64url')}.${signature}`,
    `bearer   ${token}`,
    `Bearer ${token} ${token}`,
  ]);
}

const honest = ({ chance, world, person }: Draft, name: string, schema: z.core.JSONSchema.BaseSchema) =>
  plausibleValue({ chance, world, person, name, schema });

type Field = [name: string, value: unknown];

function fieldsOf(draft: Draft, part: 'params' | 'query' | 'body'): Field[] {
  const schema = draft.route[part];
  if (schema === undefined) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, field]) => [
    name,
    honest(draft, name, typeof field === 'boolean' ? {} : field),
  ]);
}

function pathOf(draft: Draft, spoilt: boolean): string {
  const { chance, route } = draft;
  const params = new Map(fieldsOf(draft, 'params'));
  const segments = route.path
    .slice(1)
    .split('/')
    .map((segment) =>
      segment.startsWith('{') ? encodeURIComponent(String(params.get(segment.slice(1, -1)))) : segment,
    );
  if (spoilt) {
    const variables = route.path
      .split('/')
      .flatMap((part, index) => (part.startsWith('{') ? [index - 1] : []));
    const at = chance.pick(variables) ?? chance.below(segments.length + 1);
    segments.splice(at, chance.below(2), hostileSegment(chance));
  }
  return `${apiBasePath}/${segments.join('/')}${spoilt && chance.happens(0.1) ? '/' : ''}`;
}

function queryOf(draft: Draft, spoilt: boolean): string {
  const { chance } = draft;
  const pairs = fieldsOf(draft, 'query').map(
    ([name, value]) => [name, `${name}=${encodeURIComponent(String(value))}`] as const,
  );
  if (!spoilt) return pairs.length === 0 ? '' : `?${pairs.map(([, pair]) => pair).join('&')}`;
  const name = chance.pick(pairs)?.[0] ?? 'q';
  const kept = pairs.filter(([other]) => other !== name || chance.happens(0.3)).map(([, pair]) => pair);
  return `?${[...kept, hostileQuery(chance, name)].join('&')}`;
}

function plainBody(draft: Draft): Buffer | undefined {
  const { chance, route } = draft;
  if (route.encoding === 'none') return undefined;
  if (route.encoding === 'optional-json' && chance.happens(0.5)) return undefined;
  return encodeFields(draft, fieldsOf(draft, 'body'));
}

function encodeFields({ route }: Draft, fields: Field[]): Buffer {
  if (route.encoding !== 'form') return Buffer.from(JSON.stringify(Object.fromEntries(fields)));
  const plain = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const pairs = fields.map(([name, value]) => [name, plain(value).toWellFormed()]);
  return Buffer.from(new URLSearchParams(pairs).toString());
}

const hugeSizes: [number, ...number[]] = [128 * 1024 - 1, 128 * 1024 + 1, 200_000, 600_000];

function spoiltBody(draft: Draft): Buffer {
  const { chance } = draft;
  const fields = fieldsOf(draft, 'body');
  const way = chance.weighted({ field: 8, name: 2, text: 3, deep: 1, huge: 0.5, colossal: 0.01, whole: 1 });
  if (way === 'deep') return Buffer.from(chance.pick(['[', '{"a":']).repeat(chance.pick([2, 500, 20_000])));
  if (way === 'huge') return Buffer.from(`{"x":"${'é'.repeat(chance.pick(hugeSizes) / 2)}"}`);
  if (way === 'colossal') return Buffer.alloc(10 * 1024 * 1024 + chance.below(1024), 'a');
  if (way === 'whole') return Buffer.from(JSON.stringify(hostileJson(chance)));
  if (way === 'name') {
    fields.push([hostileText(chance).slice(0, 200), hostileJson(chance)]);
    return spoiltText(chance, encodeFields(draft, fields), 0.3);
  }
  for (let turn = 0; turn <= chance.below(3) && fields.length > 0; turn += 1) {
    const at = chance.below(fields.length);
    const [name = ''] = fields[at] ?? [];
    fields.splice(at, 1, ...(chance.happens(0.15) ? [] : [[name, hostileJson(chance)] satisfies Field]));
  }
  return spoiltText(chance, encodeFields(draft, fields), way === 'text' ? 1 : 0.1);
}

/** Spoils the bytes after the values. */
function spoiltText(chance: Chance, bytes: Buffer, probability: number): Buffer {
  if (!chance.happens(probability)) return bytes;
  const text = bytes.toString();
  const at = chance.below(bytes.byteLength + 1);
  const ways = [
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xfe]), bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xed, 0xa0, 0x80]), bytes.subarray(at)]),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from(`${text}${text}`),
    () => Buffer.from(text.replace('{', `{"__proto__":{"admin":true},`)),
    () => Buffer.from(text.replace('{', '{"email":"one@example.com","email":"two@example.com",')),
    () => Buffer.from(text.replace('{', '{"constructor":{"prototype":{"x":1}},')),
    () => Buffer.from(text.replaceAll('"', "'")),
    () => Buffer.from(text.replaceAll(/"(\w)/g, '"\\ud83d$1')),
    () => Buffer.from(`${text}&amount=1&amount=2&__proto__=3`),
    () => Buffer.from(text.replace(/:"[^"]*"/, ':NaN')),
    () => Buffer.alloc(0),
  ];
  return (chance.pick(ways) ?? (() => bytes))();
}
