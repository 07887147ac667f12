/** Runs work one at a time: a request during a run starts another run after it, even if it failed. */
export function oneAtATime(work: () => Promise<void>, failed: (error: unknown) => void): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(work).catch(failed);
    return last;
  };
}
