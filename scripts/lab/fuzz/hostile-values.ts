import fc from 'fast-check';

/* Values that attackers and faulty programs send. */

/** One of these words, or of these lines. */
const oneOf = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(...(text.includes('\n') ? text.split('\n').slice(1) : text.split(' ')));

const evilTexts = [
  ...['', ' ', '\u0000', '\ud800', 'x\udc00y', '\ufeff', '\u202Egnp.exe', 'e\u0301'.repeat(40)],
  ...['👩‍👩‍👧‍👦'.repeat(20), '\r\nBcc: all@example.com', `${'a'.repeat(250)}@example.com`, 'İstanbul ﬀ ß'],
  ...'__proto__ constructor attribute_exists(pk) null NaN -0 1e309 0x10 ١٢٣ 99999999999999999999'.split(' '),
  ...'usr_nobody cs_test_0 a@b a..b@c.de a@127.0.0.1 a@[127.0.0.1] a@xn-- //evil.example :pk'.split(' '),
  ...["' OR '1'='1", '<script>alert(1)</script>', '{{7*7}}', '../../../etc/passwd', 'javascript:alert(1)'],
];
const lengths = [64, 65, 128, 129, 254, 255, 256, 512, 513, 1024, 2049, 4097, 10_001, 70_000];
const longText = fc
  .tuple(fc.constantFrom('a', 'é', '𝄞', '\u0001', '%'), fc.constantFrom(...lengths))
  .map(([sign, times]) => sign.repeat(times));

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...evilTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: longText },
);

const evilNumbers = [-0, -1, 1.5, 1e21, 1e308, -1e308, 2 ** 53, 2 ** 31, 5e-324];
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...evilNumbers) },
  { weight: 4, arbitrary: fc.jsonValue({ stringUnit: 'binary' }) },
);

export const hostileSegment = fc.oneof(
  oneOf(
    '.. %2E%2E%2F%2E%2E%2Fsession a%2Fb %252F %00 % %zz %C0%AF %ED%A0%80 \u00e9\u00ff ;jsessionid=1 $default {runId} __proto__ %3F side-hustle-starter %0d%0aset-cookie:a=b',
  ),
  fc.constantFrom('', 'a'.repeat(5000), '%61'.repeat(900)),
);

const manyPairs = Array.from({ length: 400 }, (_, index) => `k${index}=v`).join('&');
/** A tilde is the name of the parameter. */
export const hostileQuery = fc.oneof(
  oneOf(
    '~= ~ ~=% ~=%FF%FE ~=%ED%A0%80 ~=%00 ~=a&~=b ~[]=a ~[__proto__]=a ~=//evil.example ~=%2Ftoken%2Forder%3Fref%3D%2F%2Fevil.example __proto__=x&__proto__=y &&&=== ?????',
  ),
  fc.constantFrom(`~=${'a'.repeat(3000)}`, manyPairs),
  hostileText.map((text) => `~=${encodeURIComponent(text.toWellFormed().slice(0, 1500))}`),
);

export const hostileHeader: fc.Arbitrary<[string, string]> = oneOf(`
authorization: Bearer
authorization: Basic YTpi
authorization: Bearer a.b.c, Bearer d.e.f
x-viewer-address: ::ffff:10.0.0.1
x-origin-secret: guess
x-forwarded-for: 127.0.0.1
x-http-method-override: DELETE
host: evil.example
host: a b
host: 
origin: null
sec-fetch-site: cross-site
cookie: __proto__=1; ; =; a
accept-encoding: br;q=x, *
content-encoding: gzip
content-language: \u00ff\u00fe
range: bytes=0-0,-1
expect: nothing
upgrade: h2c
stripe-signature: t=0,v1=00
stripe-signature: t=x,v1=\u00e9,v0=
__proto__: polluted
authorization: Bearer ${'a'.repeat(6000)}
x-long: ${'a'.repeat(9000)}
x-long: ${'a'.repeat(20_000)}`).map((line) => {
  const [name = '', ...value] = line.split(': ');
  return [name, value.join(': ')];
});

export const hostileContentType = fc.option(
  oneOf(`

application/json; charset=utf-16
APPLICATION/JSON;;;
application/x-www-form-urlencoded
multipart/form-data; boundary=
text/html, application/json
\u00ff/\u00ff`),
  { nil: undefined },
);

const methods = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE M-SEARCH QUERY';
export const hostileMethod = fc.constantFrom(...methods.split(' '));

/** Spoils the bytes after the values. */
export const spoiltBytes = (bytes: Buffer): fc.Arbitrary<Buffer> => {
  const text = bytes.toString();
  const middle = Math.floor(bytes.byteLength / 2);
  const halves = [bytes.subarray(0, middle), bytes.subarray(middle)] as const;
  return fc.constantFrom(
    halves[0],
    Buffer.concat([halves[0], Buffer.from([0xff, 0xfe]), halves[1]]),
    Buffer.concat([halves[0], Buffer.from([0xed, 0xa0, 0x80]), halves[1]]),
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    Buffer.from(text, 'utf16le'),
    Buffer.alloc(0),
    ...[
      `${text}${text}`,
      text.replace('{', '{"__proto__":{"admin":true},'),
      text.replace('{', '{"constructor":{"prototype":{"x":1}},'),
      text.replace('{', '{"email":"one@example.com","email":"two@example.com",'),
      text.replaceAll('"', "'"),
      text.replaceAll(/"(\w)/g, '"\\ud83d$1'),
      text.replace(/:"[^"]*"/, ':NaN'),
      `${text}&amount=1&amount=2&__proto__=3`,
    ].map((changed) => Buffer.from(changed)),
  );
};
