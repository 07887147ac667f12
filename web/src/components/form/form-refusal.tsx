import type { ReactNode } from 'react';
import { FormError } from './form-error.tsx';
import type { Refusal } from './refusal.ts';

export interface FormRefusalProps {
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
