import type { PasswordOwner, passwordFlaw } from '#shared/domain/account/password-flaw.ts';

/**
 * The rule for new passwords. Its word list is large, so it loads when a password is typed. Until then, and
 * if loading fails, only the server decides.
 */
let rule: typeof passwordFlaw | undefined;

export async function loadStrengthHint() {
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
