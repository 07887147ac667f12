interface Sampling {
  everyMs: number;
  sample: () => Promise<void>;
}

/** A sample before, one every so often, and one after; none any more once the work has failed. */
export async function whileSampling({ everyMs, sample }: Sampling, work: () => Promise<void>): Promise<void> {
  await sample();
  const timer = setInterval(() => void sample(), everyMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  await sample();
}
