/** A refusal by AWS or a failed call. It is not a fault of ours, so it is printed without a stack trace. */
export class AwsCallFailed extends Error {}

/** `by` is the call's name in AWS. */
export async function answered<T>(by: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    throw new AwsCallFailed(`${by}: ${name === 'Error' ? '' : `${name}: `}${message}`, { cause: error });
  }
}

/** Returns the command's exit code, or prints AWS's message and returns 1. */
export async function orPrintRefusal(done: Promise<number>, tell: (line: string) => void): Promise<number> {
  try {
    return await done;
  } catch (error) {
    if (!(error instanceof AwsCallFailed)) throw error;
    tell(error.message);
    return 1;
  }
}
