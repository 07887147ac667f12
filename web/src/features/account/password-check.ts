import type { PasswordOwner, passwordFlaw } from '#shared/domain/account/password-flaw.ts';

/**
 * The rule for new passwords as forms use it: with its list it would weigh on every page with a form, so it is fetched
 * when somebody begins to type one. Until then, and where it does not arrive, the server alone decides.
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

/** For refine() of a form's schema: the field must not hold a password that is refused. */
export function takesPassword<F extends string>(
  field: F,
  ownerOf: (values: PasswordOwner) => PasswordOwner,
): [check: (values: PasswordOwner & Record<F, string>) => boolean, refinement: Refinement] {
  let flaw: string | undefined;
  const check = (values: PasswordOwner & Record<F, string>): boolean => {
    flaw = rule?.(values[field], ownerOf(values));
    return flaw === undefined;
  };
  // Shown beside the other errors, not after them.
  return [check, { path: [field], error: () => flaw, when: () => true }];
}
