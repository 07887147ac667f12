import { useState } from 'react';

export interface OutcomeOptions {
  /** The last answer stands until the next one is here, so that nothing moves. */
  keepsLast?: boolean;
}

/** What a press asks for: whether it is on its way, and how it went. */
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
