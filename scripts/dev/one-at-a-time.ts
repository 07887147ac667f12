/** Work that is asked for while it is done begins when that has ended, well or not. */
export function oneAtATime(work: () => Promise<void>, failed: (error: unknown) => void): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(work).catch(failed);
    return last;
  };
}
