import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ALGORITHM_IDENTIFIER, getCanonicalHeaders, getSigningKey, SignatureV4 } from '@smithy/signature-v4';
import type { EngineContext } from './engine.ts';
import { Refusal } from './refusal.ts';
import type { Asked } from './serve-engine.ts';
import { Sha256 } from './sha256.ts';

/*
 * Verifies Signature Version 4 with the SDK's canonical forms. The age of a header signature is not checked: SDKs sign
 * with the machine's time, and the local clock may be months ahead of it. Presigned links are made by product code,
 * which reads the local clock, so they expire by it.
 */

type Signed = Pick<Asked, 'method' | 'url' | 'headers' | 'body'>;

interface Claim {
  accessKeyId: string;
  date: string;
  region: string;
  service: string;
  amzDate: string;
  signedHeaders: string[];
  signature: string;
}

const algorithm = ALGORITHM_IDENTIFIER;
const longestLifeSeconds = 7 * 86_400;
const notYetValidToleranceMs = 15 * 60_000;

/** Returns the access key that signed the request; other requests are refused with S3's error codes. */
export async function verifySignature(
  asked: Signed,
  { secretFor, clock }: Pick<EngineContext, 'secretFor' | 'clock'>,
): Promise<string> {
  const query = new URLSearchParams(asked.url.split('?').slice(1).join('?'));
  const isPresigned = query.has('X-Amz-Signature');
  const claim = isPresigned ? claimIn(query) : claimInHeader(asked);
  const secret = secretFor(claim.accessKeyId);
  if (secret === undefined)
    throw denied('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  refuseUnsigned(asked, claim);
  const payloadHash = payloadHashOf(asked, { claim, isPresigned });
  if (!isSame(claim.signature, await new Signer(claim, secret).signatureOf(asked, { query, payloadHash })))
    throw denied(
      'SignatureDoesNotMatch',
      'The signature does not match the one calculated for this request.',
    );
  if (isPresigned) refuseOutOfTime(claim.amzDate, { query, nowMs: clock.nowMs() });
  return claim.accessKeyId;
}

/** The SDK's signer, restricted to the headers that the request claims to have signed. */
class Signer extends SignatureV4 {
  readonly #claim: Claim;
  readonly #secret: string;

  constructor(claim: Claim, secret: string) {
    const { service, region, accessKeyId } = claim;
    const credentials = { accessKeyId, secretAccessKey: secret };
    super({ service, region, credentials, sha256: Sha256, uriEscapePath: service !== 's3' });
    this.#claim = claim;
    this.#secret = secret;
  }

  async signatureOf(
    { method, url, headers }: Signed,
    { query, payloadHash }: { query: URLSearchParams; payloadHash: string },
  ): Promise<string> {
    const { accessKeyId, date, region, service, amzDate, signedHeaders } = this.#claim;
    const request = {
      method,
      path: url.split('?', 1)[0] ?? '',
      query: Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)])),
      headers: Object.fromEntries(signedHeaders.map((name) => [name, String(headers[name] ?? '')])),
      protocol: 'http:',
      hostname: '',
    };
    const named = getCanonicalHeaders(request, undefined, new Set(signedHeaders));
    const canonical = this.createCanonicalRequest(request, named, payloadHash);
    const scope = `${date}/${region}/${service}/aws4_request`;
    const credentials = { accessKeyId, secretAccessKey: this.#secret };
    const [text, key] = await Promise.all([
      this.createStringToSign(amzDate, scope, canonical, algorithm),
      getSigningKey(Sha256, credentials, date, region, service),
    ]);
    return createHmac('sha256', key).update(text).digest('hex');
  }
}

function claimInHeader({ headers }: Signed): Claim {
  const { authorization } = headers;
  if (authorization === undefined)
    throw denied('MissingAuthenticationToken', 'Request is missing Authentication Token');
  const [, scheme = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(authorization) ?? [];
  const fields = new Map(rest.split(/,\s*/).map((field) => field.split('=', 2) as [string, string]));
  return readClaim('AuthorizationHeaderMalformed', {
    scheme,
    credential: fields.get('Credential'),
    signedHeaders: fields.get('SignedHeaders'),
    signature: fields.get('Signature'),
    amzDate: headers['x-amz-date'],
  });
}

function claimIn(query: URLSearchParams): Claim {
  const code = 'AuthorizationQueryParametersError';
  const expires = query.get('X-Amz-Expires') ?? '';
  if (!/^\d{1,7}$/.test(expires) || Number(expires) > longestLifeSeconds)
    throw new Refusal(code, `X-Amz-Expires must be between 0 and ${longestLifeSeconds} seconds`);
  return readClaim(code, {
    scheme: query.get('X-Amz-Algorithm'),
    credential: query.get('X-Amz-Credential'),
    signedHeaders: query.get('X-Amz-SignedHeaders'),
    signature: query.get('X-Amz-Signature'),
    amzDate: query.get('X-Amz-Date'),
  });
}

type ClaimFields = Record<
  'scheme' | 'credential' | 'signedHeaders' | 'signature' | 'amzDate',
  string | string[] | null | undefined
>;

function readClaim(
  code: string,
  { scheme, credential, signedHeaders, signature, amzDate }: ClaimFields,
): Claim {
  const scope = /^([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request$/.exec(String(credential ?? ''));
  const [, accessKeyId = '', date = '', region = '', service = ''] = scope ?? [];
  const isWhole = scope !== null && scheme === algorithm && Boolean(signedHeaders) && Boolean(signature);
  if (!isWhole || Number.isNaN(instantOf(String(amzDate))) || !String(amzDate).startsWith(date))
    throw new Refusal(code, `The request must be signed with ${algorithm}, a whole scope and its date`);
  return {
    ...{ accessKeyId, date, region, service },
    amzDate: String(amzDate),
    signedHeaders: String(signedHeaders).split(';'),
    signature: String(signature),
  };
}

/** Parses 20130524T000000Z; anything else is NaN. */
const instantOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));

function refuseUnsigned({ headers }: Signed, { signedHeaders, service }: Claim): void {
  const mustBeSigned = (name: string) => name === 'host' || (service === 's3' && name.startsWith('x-amz-'));
  if (Object.keys(headers).every((name) => signedHeaders.includes(name) || !mustBeSigned(name))) return;
  throw denied('AccessDenied', 'There were headers present in the request which were not signed');
}

/** Services other than S3 hash the body. For S3 the request states the hash, and the body must match it. */
function payloadHashOf(
  { headers, body }: Signed,
  { claim, isPresigned }: { claim: Claim; isPresigned: boolean },
): string {
  const hash = createHash('sha256').update(body).digest('hex');
  const stated = headers['x-amz-content-sha256'];
  if (claim.service !== 's3') return hash;
  if (isPresigned || stated === 'UNSIGNED-PAYLOAD') return 'UNSIGNED-PAYLOAD';
  if (stated === hash) return hash;
  throw new Refusal(
    'XAmzContentSHA256Mismatch',
    "The header 'x-amz-content-sha256' does not match the body.",
  );
}

function refuseOutOfTime(amzDate: string, { query, nowMs }: { query: URLSearchParams; nowMs: number }): void {
  const signedAtMs = instantOf(amzDate);
  if (nowMs < signedAtMs - notYetValidToleranceMs) throw denied('AccessDenied', 'Request is not yet valid');
  if (nowMs > signedAtMs + Number(query.get('X-Amz-Expires')) * 1000)
    throw denied('AccessDenied', 'Request has expired');
}

const denied = (code: string, message: string): Refusal => new Refusal(code, message, { status: 403 });

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
