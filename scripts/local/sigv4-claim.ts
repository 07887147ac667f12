import type { IncomingHttpHeaders } from 'node:http';

/* What a request says of its own signature: read and checked for form, believed of nothing. */

export interface SignedRequest {
  method: string;
  /** Path and query exactly as they stood on the request line. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
}

export interface SignatureError {
  code:
    | 'AccessDenied'
    | 'AuthorizationHeaderMalformed'
    | 'AuthorizationQueryParametersError'
    | 'InvalidAccessKeyId'
    | 'InvalidArgument'
    | 'InvalidRequest'
    | 'InvalidURI'
    | 'MissingAuthenticationToken'
    | 'NotImplemented'
    | 'SignatureDoesNotMatch'
    | 'XAmzContentSHA256Mismatch';
  message: string;
}

interface Credential {
  accessKeyId: string;
  date: string;
  region: string;
  service: string;
}

export interface Claim {
  credential: Credential;
  amzDate: string;
  signedHeaders: string[];
  signature: string;
  presigned: boolean;
  /** What S3 is told of the body; undefined for services that hash the body themselves. */
  payloadHash: string | undefined;
}

export const algorithm = 'AWS4-HMAC-SHA256';
const longestExpirySeconds = 7 * 86_400;
/** Name and value pairs in the order of the query; undefined when an escape is malformed. */
export function parseQuery(url: string): [string, string][] | undefined {
  const start = url.indexOf('?');
  const pairs = start < 0 ? [] : url.slice(start + 1).split('&');
  try {
    return pairs
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.replaceAll('+', ' ').split('=');
        return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
      });
  } catch {
    return undefined;
  }
}

/** The decoded path; undefined when an escape is malformed. */
export function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

export function readClaim(request: SignedRequest, query: [string, string][]): Claim | SignatureError {
  const parameters = new Map(query);
  const presigned = ['X-Amz-Algorithm', 'X-Amz-Credential', 'X-Amz-Signature'].some((p) => parameters.has(p));
  const { authorization } = request.headers;
  if (presigned && authorization !== undefined) {
    return { code: 'InvalidArgument', message: 'Only one auth mechanism allowed' };
  }
  if (presigned) return readQueryClaim(request, parameters);
  if (authorization === undefined) {
    return { code: 'MissingAuthenticationToken', message: 'Request is missing Authentication Token' };
  }
  return readHeaderClaim(request, authorization);
}

function readHeaderClaim(request: SignedRequest, authorization: string): Claim | SignatureError {
  const [scheme = '', ...rest] = authorization.split(/\s+/);
  const fields = new Map(rest.join('').split(',').map(splitAtEquals));
  const credential = parseCredential(fields.get('Credential'));
  const signedHeaders = fields.get('SignedHeaders');
  const signature = fields.get('Signature');
  if (scheme !== algorithm || !credential || !signedHeaders || !signature) {
    return {
      code: 'AuthorizationHeaderMalformed',
      message: `The authorization header is malformed; ${algorithm} with Credential, SignedHeaders and Signature is expected.`,
    };
  }
  const amzDate = headerValue(request.headers, 'x-amz-date');
  if (!amzDate || parseAmzDate(amzDate) === undefined) {
    return {
      code: 'AccessDenied',
      message: 'AWS authentication requires a valid Date or x-amz-date header',
    };
  }
  if (!amzDate.startsWith(credential.date)) {
    return {
      code: 'AuthorizationHeaderMalformed',
      message: `The authorization header is malformed; Invalid credential date "${credential.date}". This date is not the same as X-Amz-Date: "${amzDate.slice(0, 8)}".`,
    };
  }
  const isS3 = credential.service === 's3';
  const payloadHash = isS3 ? headerValue(request.headers, 'x-amz-content-sha256') : undefined;
  if (isS3 && payloadHash === undefined) {
    return {
      code: 'InvalidRequest',
      message: 'Missing required header for this request: x-amz-content-sha256',
    };
  }
  return {
    credential,
    amzDate,
    signedHeaders: signedHeaders.split(';'),
    signature,
    presigned: false,
    payloadHash,
  };
}

function readQueryClaim(request: SignedRequest, parameters: Map<string, string>): Claim | SignatureError {
  const malformed = (message: string): SignatureError => ({
    code: 'AuthorizationQueryParametersError',
    message,
  });
  const amzDate = parameters.get('X-Amz-Date');
  const signedHeaders = parameters.get('X-Amz-SignedHeaders');
  const signature = parameters.get('X-Amz-Signature');
  const expires = parameters.get('X-Amz-Expires');
  const scope = parameters.get('X-Amz-Credential');
  if (!amzDate || !signedHeaders || !signature || !expires || !scope) {
    return malformed(
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    );
  }
  if (parameters.get('X-Amz-Algorithm') !== algorithm) {
    return malformed(`X-Amz-Algorithm only supports "${algorithm}"`);
  }
  const credential = parseCredential(scope);
  if (!credential) return malformed('Error parsing the X-Amz-Credential parameter.');
  if (parseAmzDate(amzDate) === undefined) {
    return malformed("X-Amz-Date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"");
  }
  if (!amzDate.startsWith(credential.date)) {
    return malformed(
      `Invalid credential date "${credential.date}". This date is not the same as X-Amz-Date.`,
    );
  }
  if (!/^-?\d+$/.test(expires)) return malformed('X-Amz-Expires should be a number');
  if (Number(expires) < 0) return malformed('X-Amz-Expires must be non-negative');
  if (Number(expires) > longestExpirySeconds) {
    return malformed(
      'X-Amz-Expires must be less than a week (in seconds); that is, the given X-Amz-Expires must be less than 604800 seconds',
    );
  }
  return {
    credential,
    amzDate,
    signedHeaders: signedHeaders.split(';'),
    signature,
    presigned: true,
    payloadHash:
      credential.service === 's3'
        ? (parameters.get('X-Amz-Content-Sha256') ??
          headerValue(request.headers, 'x-amz-content-sha256') ??
          'UNSIGNED-PAYLOAD')
        : undefined,
  };
}

function parseCredential(text: string | undefined): Credential | undefined {
  const match = /^([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request$/.exec(text ?? '');
  if (!match) return undefined;
  const [, accessKeyId = '', date = '', region = '', service = ''] = match;
  return { accessKeyId, date, region, service };
}

export function parseAmzDate(text: string): number | undefined {
  if (!/^\d{8}T\d{6}Z$/.test(text)) return undefined;
  const iso = text.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5');
  const ms = Date.parse(iso);
  return Number.isNaN(ms) ? undefined : ms;
}

function splitAtEquals(field: string): [string, string] {
  const at = field.indexOf('=');
  return [field.slice(0, at), field.slice(at + 1)];
}

export function headerValue(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
