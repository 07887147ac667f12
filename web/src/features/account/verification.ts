export type Verification =
  | { ok: true }
  | {
      ok: false;
      message: string;
      advice: string;
      /** The same link may still work. */
      retryable: boolean;
    };

export const linkMissing = {
  ok: false,
  message: 'Invalid request: missing userId or missing token.',
  advice: 'Use the link in our latest email, or get a new one from your dashboard.',
  retryable: false,
} as const satisfies Verification;

export const couldNotAsk: Verification = {
  ok: false,
  message: 'Verification failed.',
  advice: 'Network error. You can try the same link again.',
  retryable: true,
};
