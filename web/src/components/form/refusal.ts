import type { FieldErrors } from './form-values.ts';

/** A refusal as the form shows it, with the fields that it concerns, where known. */
export interface Refusal<V> {
  message: string;
  code?: string;
  fields?: FieldErrors<V>;
  /** What was kept, or when to return. */
  note?: string | undefined;
  /** Nothing is wrong, it is only too early. */
  isEarly?: boolean;
}
