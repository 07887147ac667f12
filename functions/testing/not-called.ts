/** A handler of a group that the test at hand does not call. */
export async function notCalled(): Promise<never> {
  throw new Error('this handler is not part of the test');
}
