import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FieldText {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** The error is only a tip; the errors are listed above the form. */
  isTip?: boolean | undefined;
  required?: boolean;
}

/** The attributes that link a control to its hint, its error and its state. */
export const fieldAttributes = (
  { id, hint, error, required = false }: FieldText,
  alsoDescribedBy?: string,
) => ({
  id,
  required,
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    [error && `${id}-error`, hint && `${id}-hint`, alsoDescribedBy].filter(Boolean).join(' ') || undefined,
});

/** The look of every text control; 16 px text keeps phones from zooming in. */
export const controlLook =
  'block w-full min-h-12 rounded-sm border border-line-strong bg-sheet px-3 py-2.5 text-base text-ink ' +
  'placeholder:text-ink-soft hover:border-ink ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf ' +
  'aria-invalid:focus-visible:outline-brick ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:opacity-100';

/** Forms whose questions are all required, or that mark the optional ones, hide it with data-unmarked. */
export function RequiredMark() {
  return (
    <span
      aria-hidden
      className="ml-0.5 font-normal text-ink-soft in-disabled:hidden in-data-unmarked:hidden after:content-['*']"
    />
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="mb-1.5 text-sm text-ink-soft in-disabled:hidden">
      {children}
    </p>
  );
}

interface FieldErrorProps extends Pick<FieldText, 'id' | 'isTip'> {
  children: string | undefined;
}

export function FieldError({ id, isTip = false, children }: FieldErrorProps) {
  if (children === undefined) return null;
  if (isTip)
    return (
      <p id={`${id}-error`} className="mt-1.5 text-sm text-ink-soft">
        {children}
      </p>
    );
  return (
    <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-brick">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}

export interface FieldProps extends FieldText {
  /** At the end of the label's line, such as a link or a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label, hint, control and error of one question, in reading order. */
export function Field({ id, label, hint, error, isTip, required = false, aside, children }: FieldProps) {
  return (
    <div>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
          {required && <RequiredMark />}
        </label>
        {aside}
      </div>
      {hint !== undefined && <FieldHint id={id}>{hint}</FieldHint>}
      {children}
      <FieldError id={id} isTip={isTip}>
        {error}
      </FieldError>
    </div>
  );
}
