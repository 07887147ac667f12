import type { FieldErrors } from './form-values.ts';

/** A refusal as the form shows it; fields name what it concerns, where that is known. */
export interface Refusal<V> {
  message: string;
  code?: string;
  fields?: FieldErrors<V>;
  /** What was kept, or when to come back. */
  note?: string | undefined;
  /** Nothing is wrong: it is too early. */
  isEarly?: boolean;
}
