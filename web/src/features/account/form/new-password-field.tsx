import { Suspense } from 'react';
import type { PasswordOwner, passwordFlaw } from '#shared/domain/account/password-flaw.ts';
import { passwordMinLength } from '#shared/domain/account/password-limits.ts';
import { PasswordField } from '#web/components/form/password-field.tsx';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { lazyOrNothing } from '#web/components/loading/later.tsx';

/**
 * The rule for new passwords. Its word list is large, so it loads when a password is typed. Until then, and
 * if loading fails, only the server decides.
 */
let rule: typeof passwordFlaw | undefined;

async function loadStrengthHint() {
  const [hint, { passwordFlaw: loaded }] = await Promise.all([
    import('./strength-hint.tsx'),
    import('#shared/domain/account/password-flaw.ts'),
  ]);
  rule = loaded;
  return hint;
}

interface Refinement {
  path: string[];
  error: () => string | undefined;
  when: () => boolean;
}

/** For refine() in a form's schema: refuses a weak password in this field. */
export function takesPassword<F extends string>(
  field: F,
  ownerOf: (values: PasswordOwner) => PasswordOwner,
): [check: (values: PasswordOwner & Record<F, string>) => boolean, refinement: Refinement] {
  let flaw: string | undefined;
  const check = (values: PasswordOwner & Record<F, string>): boolean => {
    flaw = rule?.(values[field], ownerOf(values));
    return flaw === undefined;
  };
  // Shown together with the other errors, not after them.
  return [check, { path: [field], error: () => flaw, when: () => true }];
}

// The form works without the hint.
const StrengthHint = lazyOrNothing(loadStrengthHint);

interface NewPasswordFieldProps extends TextBinding {
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
