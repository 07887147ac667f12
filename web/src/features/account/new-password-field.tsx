import { Suspense } from 'react';
import type { PasswordOwner } from '#shared/domain/account/password-flaw.ts';
import { passwordMinLength } from '#shared/domain/account/password-limits.ts';
import { PasswordField } from '#web/components/form/password-field.tsx';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { lazyOrNothing } from '#web/lib/lazy-or-nothing.ts';
import { loadStrengthHint } from './password-check.ts';

// The form works without the hint.
const StrengthHint = lazyOrNothing(loadStrengthHint);

export interface NewPasswordFieldProps extends TextBinding {
  label: string;
  /** The user's own data, as far as known, which the password must not contain. */
  owner?: PasswordOwner | undefined;
  onShow?: (shown: boolean) => void;
}

/** A field for a new password. The strength hint replaces the rule, so that no space is reserved for it. */
export function NewPasswordField({ owner, ...props }: NewPasswordFieldProps) {
  // One line on every phone, like its replacement.
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
