import { Suspense } from 'react';
import type { PasswordOwner } from '#shared/domain/account/password-flaw.ts';
import { passwordMinLength } from '#shared/domain/account/password-limits.ts';
import { PasswordField } from '#web/components/form/password-field.tsx';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { lazyOrNothing } from '#web/lib/lazy-or-nothing.ts';
import { loadStrengthHint } from './password-check.ts';

// A hint that does not arrive is no reason to stop anybody.
const StrengthHint = lazyOrNothing(loadStrengthHint);

export interface NewPasswordFieldProps extends TextBinding {
  label: string;
  /** Whose own words it must not be made of, as far as they are known here. */
  owner?: PasswordOwner | undefined;
  onShow?: (shown: boolean) => void;
}

/** A password to choose. A word on how good it is takes the place of the hint, so that no room waits for it. */
export function NewPasswordField({ owner, ...props }: NewPasswordFieldProps) {
  // One line on every phone, as is what takes its place.
  const rule = `At least ${passwordMinLength} characters. A short sentence works well.`;
  return (
    <PasswordField
      {...props}
      hint={
        <span role="status" className="block min-h-[1lh]">
          {props.value === '' ? (
            rule
          ) : (
            <Suspense fallback={rule}>
              <StrengthHint password={props.value} owner={owner} />
            </Suspense>
          )}
        </span>
      }
      required
      autoComplete="new-password"
    />
  );
}
