type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error';

export interface RefusalDetail {
  message: string;
  status?: number;
  type?: ErrorType;
  code?: string;
  param?: string;
}

/** An answer Stripe would refuse with, in Stripe's shape. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(detail: RefusalDetail) {
    super(detail.message);
    this.name = 'StripeRefusal';
    this.status = detail.status ?? 400;
    this.type = detail.type ?? 'invalid_request_error';
    this.code = detail.code;
    this.param = detail.param;
  }

  body(): { error: Record<string, string> } {
    const error: Record<string, string> = { type: this.type, message: this.message };
    if (this.code !== undefined) {
      error.code = this.code;
      error.doc_url = `https://stripe.com/docs/error-codes/${this.code.replaceAll('_', '-')}`;
    }
    if (this.param !== undefined) error.param = this.param;
    return { error };
  }
}

export function refuseMissingResource(resource: { kind: string; id: string; param: string }): never {
  throw new StripeRefusal({
    status: 404,
    code: 'resource_missing',
    message: `No such ${resource.kind}: '${resource.id}'`,
    param: resource.param,
  });
}
