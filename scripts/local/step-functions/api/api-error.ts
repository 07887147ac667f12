/** A refusal as AWS words it: `type` becomes the name of the exception the SDK throws. */
export class ApiError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}
