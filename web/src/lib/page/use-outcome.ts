import { useState } from 'react';

interface OutcomeOptions {
  /** Keeps the last answer until the next one arrives, so that nothing moves. */
  keepsLast?: boolean;
}

/** A request on a press: whether it is pending, and its outcome. */
export function useOutcome<T>(ask: () => Promise<T>, { keepsLast = false }: OutcomeOptions = {}) {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<T>();
  const begin = async () => {
    setPending(true);
    if (!keepsLast) setOutcome(undefined);
    setOutcome(await ask());
    setPending(false);
  };
  return { pending, outcome, begin: () => void begin() };
}
