import { useState } from 'react';

/**
 * Returns whether the text was copied. The clipboard needs a secure connection, and a browser may deny it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type Copied = 'copied' | 'failed';

/** The outcome of the last copy, until it is cleared. */
export function useCopied() {
  const [last, setLast] = useState<{ outcome?: Copied; time: number }>({ time: 0 });
  const copy = async (text: string): Promise<Copied> => {
    const outcome = (await copyText(text)) ? 'copied' : 'failed';
    setLast(({ time }) => ({ outcome, time: time + 1 }));
    return outcome;
  };
  const forget = () => setLast(({ time }) => ({ time }));
  return {
    outcome: last.outcome,
    /** A new number for each press: as a key, it makes screen readers repeat the same words. */
    time: last.time,
    copy,
    forget,
  };
}
