import type { Answered } from './post.ts';

/** A refusal by a service of AWS: its code as the name, as the SDK has it. */
export class ServiceError extends Error {
  override readonly name: string;
  readonly $metadata: { httpStatusCode: number; requestId?: string | undefined };
  /** Of a transaction that was cancelled: for each of its items why, or None. */
  readonly CancellationReasons?: readonly { Code?: string }[];
  /** How long the service asks to be left alone. */
  readonly retryAfterMs?: number;

  constructor({ status, headers, body }: Answered) {
    const told = parsed(body);
    super(textOf(told.message ?? told.Message) ?? `An answer with status ${status}`);
    // Some services write a namespace before the code, some an address behind it.
    this.name = textOf(told.__type)?.split('#').at(-1)?.split(':', 1)[0] || 'UnknownError';
    this.$metadata = { httpStatusCode: status, requestId: textOf(headers['x-amzn-requestid']) };
    const { CancellationReasons: reasons } = told;
    if (Array.isArray(reasons)) this.CancellationReasons = reasons;
    const hint = Number(headers['x-amz-retry-after']);
    if (hint >= 0) this.retryAfterMs = hint;
  }
}

/** What stands between us and a service may answer anything. */
function parsed(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
