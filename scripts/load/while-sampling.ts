interface Sampling {
  everyMs: number;
  sample: () => Promise<void>;
}

/** Samples before, at intervals during, and after the work, and stops when it fails. */
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
