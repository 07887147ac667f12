import type { Chance } from '../proof/stories/chance.ts';

/* Values that attackers and faulty programs send. */

const linesOf = (text: string): string[] => text.trim().split('\n');

const evilTexts = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'x\udc00y', '\ufeff', '\u202Egnp.exe', 'e\u0301'.repeat(40)],
  ...['👩‍👩‍👧‍👦'.repeat(20), '\r\nBcc: all@example.com', `${'a'.repeat(250)}@example.com`, 'İstanbul ﬀ ß'],
  ...'__proto__ constructor toString attribute_exists(pk) null undefined NaN true -0 1e309 0x10 ١٢٣'.split(
    ' ',
  ),
  ...'99999999999999999999 -1 0.1 usr_nobody cs_test_0 a@b a..b@c.de .a@c.de a@127.0.0.1'.split(' '),
  ...'a@[127.0.0.1] a@xn-- a@bücher.example %2F%2Fevil.example //evil.example'.split(' '),
  ...linesOf(`
"; DROP TABLE users; --
' OR '1'='1
<script>alert(1)</script>
{{7*7}}#{7*7}
../../../../etc/passwd
:pk #name
http://evil.example
javascript:alert(1)
"a b"@example.com`),
];
const lengths: [number, ...number[]] = [
  64, 65, 128, 129, 254, 255, 256, 512, 513, 1024, 2049, 4097, 10_001, 70_000,
];

export function hostileText(chance: Chance): string {
  if (chance.happens(0.2)) return chance.pick(['a', 'é', '𝄞', '\u0001', '%']).repeat(chance.pick(lengths));
  return chance.pick(evilTexts) ?? '';
}

const evilNumbers = [0, -0, -1, 1.5, 1e21, 1e308, -1e308, 2 ** 53, 2 ** 31, 5e-324, Number.MAX_SAFE_INTEGER];

export function hostileJson(chance: Chance, depth = 0): unknown {
  const kind = chance.weighted({
    text: 6,
    number: 2,
    word: 2,
    list: depth < 3 ? 1 : 0,
    map: depth < 3 ? 1 : 0,
  });
  if (kind === 'text') return hostileText(chance);
  if (kind === 'number') return chance.pick(evilNumbers);
  if (kind === 'word') return chance.pick([null, true, false]);
  const inner = Array.from({ length: chance.below(4) }, () => hostileJson(chance, depth + 1));
  if (kind === 'list') return inner;
  return Object.fromEntries(inner.map((value) => [hostileText(chance).slice(0, 50), value]));
}

const segments = [
  ...'.. . %2e%2e %2E%2E%2F%2E%2E%2Fsession ..%2F..%2Fsession a%2Fb %5c..%5c %252F%252e %00 % %zz'.split(' '),
  ...'%C0%AF %ED%A0%80 %F0%9F%98%80 \u00e9\u00ff ;jsessionid=1 * $default %24default {runId}'.split(' '),
  ...'__proto__ constructor %3F %23 + side-hustle-starter @evil.example %0d%0aset-cookie:a=b'.split(' '),
  ...['', 'a'.repeat(5000), '%61'.repeat(900)],
];
export const hostileSegment = (chance: Chance): string => chance.pick(segments) ?? '';

/** A tilde is the name of the parameter. */
const queries = [
  ...'~= ~ ~=% ~=%FF%FE ~=%ED%A0%80 ~=%00 ~=a&~=b ~[]=a ~[__proto__]=a ~=//evil.example'.split(' '),
  ...'__proto__=x&__proto__=y constructor=x&toString=y hasOwnProperty=1 &&&=== ????? %3D%26=%26'.split(' '),
  ...['~=%2Ftoken%2Forder%3Fref%3D%2F%2Fevil.example', `~=${'a'.repeat(3000)}`],
  Array.from({ length: 400 }, (_, index) => `k${index}=v`).join('&'),
];
export function hostileQuery(chance: Chance, name: string): string {
  const text = encodeURIComponent(hostileText(chance).toWellFormed().slice(0, 1500));
  return (chance.pick([...queries, `~=${text}`]) ?? '').replaceAll('~', name);
}

const headers = linesOf(`
authorization: Bearer
authorization: Basic YTpi
authorization: Bearer a.b.c, Bearer d.e.f
x-viewer-address: ::ffff:10.0.0.1
x-origin-secret: guess
x-forwarded-for: 127.0.0.1
x-forwarded-host: evil.example
x-http-method-override: DELETE
x-original-url: /api/user/export
host: evil.example
host: a b
host: 
origin: https://evil.example
origin: null
sec-fetch-site: cross-site
sec-fetch-site: same-origin
cookie: __proto__=1; ; =; a
accept: text/html
accept-encoding: br;q=x, *
content-encoding: gzip
content-language: \u00ff\u00fe
if-none-match: *
range: bytes=0-0,-1
expect: nothing
upgrade: h2c
stripe-signature: t=0,v1=00
stripe-signature: t=x,v1=\u00e9,v0=
__proto__: polluted
constructor: polluted
authorization: Bearer ${'a'.repeat(6000)}
x-long: ${'a'.repeat(9000)}
x-long: ${'a'.repeat(20_000)}`);
export function hostileHeader(chance: Chance): [string, string] {
  const [name = '', ...value] = (chance.pick(headers) ?? '').split(': ');
  return [name, value.join(': ')];
}

const contentTypes = linesOf(`
application/json
application/json; charset=utf-16
APPLICATION/JSON;;;
application/jsonp
application/x-www-form-urlencoded
multipart/form-data; boundary=
text/plain
application/octet-stream
text/html, application/json
\u00ff/\u00ff`);
export const hostileContentType = (chance: Chance): string | undefined =>
  chance.pick([undefined, '', ...contentTypes]);

const methods = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE REPORT M-SEARCH QUERY'.split(
  ' ',
);
export const hostileMethod = (chance: Chance): string => chance.pick(methods) ?? 'GET';
