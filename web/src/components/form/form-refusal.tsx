import type { ReactNode } from 'react';
import { FormError } from './form-error.tsx';
import type { Refusal } from './refusal.ts';

export interface FormRefusalProps {
  /** What the form's last attempt came to; none where it went well or was not sent. */
  refusal: Pick<Refusal<object>, 'message' | 'note' | 'isEarly'> | undefined;
  attempts: number;
  /** One next step. */
  children?: ReactNode;
}

/** Why a form was not taken, above it: said again, and with the focus, for each attempt. */
export function FormRefusal({ refusal, attempts, children }: FormRefusalProps) {
  if (refusal === undefined) return null;
  const { message, note, isEarly } = refusal;
  return (
    <FormError key={attempts} takesFocus title={message} note={note} isEarly={isEarly}>
      {children}
    </FormError>
  );
}
