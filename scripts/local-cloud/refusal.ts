/** A service's expected error with its code. Any other exception is a fault of the stand-in. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  /** Further fields of the service's error, by name. */
  readonly details: Record<string, string>;

  constructor(
    code: string,
    message: string,
    more: { status?: number; details?: Record<string, string> } = {},
  ) {
    super(message);
    this.code = code;
    this.status = more.status ?? 400;
    this.details = more.details ?? {};
  }
}
