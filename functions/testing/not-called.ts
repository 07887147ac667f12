/** A handler that the test does not call. */
export async function notCalled(): Promise<never> {
  throw new Error('this handler is not part of the test');
}
