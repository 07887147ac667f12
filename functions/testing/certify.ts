import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Encodes an ASN.1 value in DER: its tag, its length and its content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const length =
    body.length < 0x80
      ? [body.length]
      : body.length < 0x100
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts);
const identifier = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date): Buffer =>
  der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));
const bits = (bytes: Uint8Array): Buffer => der(0x03, Buffer.from([0]), bytes);

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
const commonName = '550403';
const alternativeNames = '551d11';
const anHourMs = 3_600_000;

/** Makes a temporary key and its self-signed certificate for a name. */
export function certify(name: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const named = sequence(der(0x31, sequence(identifier(commonName), der(0x0c, Buffer.from(name)))));
  const nowMs = Date.now();
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    named,
    sequence(time(new Date(nowMs - anHourMs)), time(new Date(nowMs + anHourMs))),
    named,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(sequence(identifier(alternativeNames), der(0x04, sequence(der(0x82, Buffer.from(name)))))),
    ),
  );
  const whole = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  const lines = whole.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
