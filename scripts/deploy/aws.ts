/** What AWS refused, or could not be asked, in its own words. It is no fault of ours, and is told without a trace. */
export class Unanswered extends Error {}

/** `by` is the call as AWS names it. */
export async function answered<T>(by: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    throw new Unanswered(`${by}: ${name === 'Error' ? '' : `${name}: `}${message}`, { cause: error });
  }
}

/** The exit code of what was done, or 1 and the words of AWS. */
export async function orTold(done: Promise<number>, tell: (line: string) => void): Promise<number> {
  try {
    return await done;
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    tell(error.message);
    return 1;
  }
}
