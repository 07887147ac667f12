import type { ErrorCode } from '#shared/contract/errors.ts';

/** An expected refusal is a value, never an exception. The sentence defaults to that in the error table. */
export interface Refusal {
  kind: 'refusal';
  code: ErrorCode;
  sentence?: string;
  retryAfterSeconds?: number;
}

export interface Answer<T> {
  kind: 'answer';
  value: T;
}

export interface Redirect {
  kind: 'redirect';
  location: string;
}

export interface DocumentAnswer {
  kind: 'document';
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Download {
  kind: 'download';
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
  fileName: string;
}

export type Success = Answer<unknown> | Redirect | DocumentAnswer | Download;

export const answer = <T>(value: T): Answer<T> => ({ kind: 'answer', value });
export const acknowledge = (sentence: string) => answer({ status: 'ok' as const, global: sentence });
export const refuse = (code: ErrorCode, more: Omit<Refusal, 'kind' | 'code'> = {}): Refusal => ({
  kind: 'refusal',
  code,
  ...more,
});
export const redirect = (location: string): Redirect => ({ kind: 'redirect', location });
