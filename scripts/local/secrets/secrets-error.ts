/** A refusal by the name the AWS API gives it; anything else thrown is a fault of this stand-in. */
export class SecretsError extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.name = 'SecretsError';
    this.type = type;
    this.status = status;
  }
}
