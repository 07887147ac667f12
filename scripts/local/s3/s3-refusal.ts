import { element } from './xml.ts';

const statuses = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  AuthorizationQueryParametersError: 400,
  BadDigest: 400,
  EntityTooLarge: 400,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidChunkSizeError: 403,
  InvalidDigest: 400,
  InvalidRange: 416,
  InvalidRequest: 400,
  InvalidURI: 400,
  KeyTooLongError: 400,
  MalformedTrailerError: 400,
  MetadataTooLarge: 400,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

type S3ErrorCode = keyof typeof statuses;

/** Thrown anywhere in a request and turned into S3's error document at the server's edge, nowhere else. */
export class S3Refusal extends Error {
  readonly code: S3ErrorCode;
  readonly details: Record<string, string>;

  constructor(code: S3ErrorCode, message: string, details: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statuses[this.code];
  }

  toXml(requestId: string): string {
    const fields = { Code: this.code, Message: this.message, ...this.details };
    const inner = Object.entries({ ...fields, RequestId: requestId, HostId: requestId })
      .map(([name, value]) => element(name, value))
      .join('');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inner}</Error>`;
  }
}

export function notImplemented(what: Record<string, string>): S3Refusal {
  return new S3Refusal(
    'NotImplemented',
    'A header or parameter you provided implies functionality that is not implemented',
    what,
  );
}

export function preconditionFailed(condition: string): S3Refusal {
  return new S3Refusal(
    'PreconditionFailed',
    'At least one of the pre-conditions you specified did not hold',
    { Condition: condition },
  );
}
