import { lazy, Suspense } from 'react';
import { passwordMinLength } from '../../../../shared/domain/account/account.ts';
import { PasswordField } from '../../components/form/password-field.tsx';
import type { TextBinding } from '../../components/form/text-field.tsx';

// A hint that does not arrive is no reason to stop anybody.
const StrengthHint = lazy(() => import('./strength-hint.tsx').catch(() => ({ default: () => null })));

export interface NewPasswordFieldProps extends TextBinding {
  label: string;
}

/** A password to choose, with a word on how good it is. The room for that word is always there. */
export function NewPasswordField(props: NewPasswordFieldProps) {
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
            <StrengthHint password={props.value} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
