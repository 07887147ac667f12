/** A refusal in the words and codes SES uses; anything else thrown is a fault of this stand-in. */
export class SesError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.name = 'SesError';
    this.code = code;
    this.status = status;
  }
}

export const invalidParameter = (message: string): SesError => new SesError('InvalidParameterValue', message);
