/** What a service says no with, under the code it gives that; anything else thrown is a fault of the stand-in. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  /** What the service tells besides, by name. */
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
