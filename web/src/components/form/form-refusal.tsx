import type { ReactNode } from 'react';
import { FormError } from './form-error.tsx';
import type { FieldErrors } from './form-values.ts';

interface FormRefusalProps {
  /** The refusal of the last attempt; undefined when it succeeded or was not sent. */
  refusal: Pick<Refusal<object>, 'message' | 'note' | 'isEarly'> | undefined;
  attempts: number;
  /** One next step. */
  children?: ReactNode;
}

/** Says above the form why it was refused; announced and focused for each attempt. */
export function FormRefusal({ refusal, attempts, children }: FormRefusalProps) {
  if (refusal === undefined) return null;
  const { message, note, isEarly } = refusal;
  return (
    <FormError key={attempts} takesFocus title={message} note={note} isEarly={isEarly}>
      {children}
    </FormError>
  );
}

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

/** The message of a form whose request could not be sent. */
export const networkErrorText = 'Network error. Please try again.';
