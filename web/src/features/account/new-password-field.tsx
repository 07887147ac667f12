import { lazy, Suspense } from 'react';
import type { PasswordOwner } from '#shared/domain/account/password-flaw.ts';
import { passwordMinLength } from '#shared/domain/account/password-limits.ts';
import { PasswordField } from '#web/components/form/password-field.tsx';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { loadStrengthHint } from './password-check.ts';

// A hint that does not arrive is no reason to stop anybody.
const StrengthHint = lazy(() => loadStrengthHint().catch(() => ({ default: () => null })));

export interface NewPasswordFieldProps extends TextBinding {
  label: string;
  /** Whose own words it must not be made of, as far as they are known here. */
  owner?: PasswordOwner | undefined;
}

/** A password to choose, with a word on how good it is. The room for that word is always there. */
export function NewPasswordField({ owner, ...props }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField
        {...props}
        hint={`At least ${passwordMinLength} characters. A short sentence works well.`}
        required
        autoComplete="new-password"
      />
      <div role="status" className="mt-2 min-h-7">
        {props.value !== '' && (
          <Suspense>
            <StrengthHint password={props.value} owner={owner} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
