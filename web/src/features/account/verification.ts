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
  advice: 'Open the newest link in our email, or ask for a new one on your dashboard.',
  retryable: false,
} as const satisfies Verification;

export const couldNotAsk: Verification = {
  ok: false,
  message: 'Verification failed.',
  advice: 'Network error. You can try the same link again.',
  retryable: true,
};
