/** Guards: docs/ASVS.md covers every item of the standard, counts right, and names files that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asvs, counts, items, writeAsvs } from './build/documents/asvs.ts';
import { root } from './build/ensure-built.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The number of items of levels 1 and 2 at the start of each section of ASVS 5.0.0. Items of level 3 follow them. */
const sections: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};
const expectedItems = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

describe('the table of ASVS', () => {
  it('matches docs/ASVS.md (npm run documents)', () => {
    expect(read('docs/ASVS.md')).toBe(writeAsvs());
  });

  it('puts neighbours that say the same on one line, and others on their own', () => {
    const text = writeAsvs();
    expect(text).toContain('\n10.4.1-11 (n/a) No authorisation server ');
    expect(text).toContain('\n6.8.1-2 (n/a) No identity provider ');
    expect(text).toContain('\n6.8.3 (n/a) No SAML ');
  });

  it('has every item of levels 1 and 2, in the order of the standard, and no other', () => {
    expect(expectedItems).toHaveLength(253);
    expect(items.map(({ item }) => item)).toEqual(expectedItems);
  });

  it('names existing evidence for each item', () => {
    const evidence = new Set(items.flatMap((item) => item.evidence));
    expect([...evidence].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('gives the reason for each item that is not met', () => {
    const open = items.filter(({ status }) => status === 'not met').map(({ item }) => item);
    expect(Object.keys(asvs.notMet)).toEqual(open);
  });

  it('has the counts that docs/SECURITY.md repeats', () => {
    expect(read('docs/SECURITY.md')).toContain(counts);
  });
});

/** Features whose ASVS chapters must be judged again when the product gets them. */
const absences: Record<string, RegExp> = {
  'a web socket': /\bnew WebSocket\b|\bWebSocketServer\b/,
  WebRTC: /\bRTCPeerConnection\b/,
  GraphQL: /graphql/i,
  'a cookie': /document\.cookie|['"`]set-cookie['"`]/i,
  'a header of CORS': /access-control-allow/i,
  'code made of text': /\beval\(|\bnew Function\(/,
  'a command of the system': /child_process/,
  'XML that is read': /\bDOMParser\b|\bXMLParser\b|\bxml2js\b|\bparseXml\b/i,
  LDAP: /\bldap/i,
  XPath: /\bxpath\b/i,
  LaTeX: /\bpdflatex\b|\bxelatex\b/i,
  memcache: /memcache/i,
  'a message to another window': /(?:window|parent|opener|contentWindow|top)\??\.postMessage\(/,
  'an upload': /multipart\/form-data|type="file"/,
  'a cipher or key pair of our own': /\bcreateCipheriv\b|\bgenerateKeyPair|\bcreateSign\b/,
  'a key made of a password': /\bpbkdf2/i,
  'a certificate that is not checked': /rejectUnauthorized|NODE_TLS_REJECT/,
  'a second factor': /\btotp\b|webauthn|navigator\.credentials/i,
  federation: /\boauth|\bsaml\b|openid/i,
  'a weak hash': /createHash\(['"](?:md5|sha1)/i,
};

describe('deployed code has no', () => {
  const deployed = globSync(['{functions,shared}/**/*.ts', 'web/src/**/*.{ts,tsx}', 'infra/edge/**/*.ts'], {
    cwd: root,
  }).filter((path) => !/\.test\.tsx?$|\/testing\//.test(path));
  const sources = deployed.map((path) => ({ path, text: read(path) }));

  it('use of scrypt except to check a stored password', () => {
    const using = sources.filter(({ text }) => /\bscrypt/i.test(text));
    expect(using.map(({ path }) => path)).toEqual(['functions/runtime/password-hash.ts']);
  });

  it.each(Object.entries(absences))('%s', (_, pattern) => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
