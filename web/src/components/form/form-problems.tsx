import { FormError } from './form-error.tsx';
import type { Problem } from './use-draft-form.ts';

export interface FormProblemsProps<V> {
  /** The remaining errors of the last attempt. */
  problems: readonly Problem<V>[];
  attempts: number;
  /** Names the answers that may be wrong. */
  names: Partial<Record<keyof V & string, string>>;
}

/**
 * The error rule of all forms. Errors appear on submission, never during typing. A single wrong answer takes
 * the focus and shows its error; several are counted and linked in this list, which takes the focus. A plan’s
 * form does the same (run-actions.tsx).
 */
export function FormProblems<V>({ problems, attempts, names }: FormProblemsProps<V>) {
  if (problems.length < 2) return null;
  const areMissing = problems.every(({ isMissing }) => isMissing);
  return (
    <FormError
      key={attempts}
      title={`${problems.length} answers ${areMissing ? 'are missing' : 'need another look'}`}
      fields={problems.map(({ id, name, message }) => ({ id, message: names[name] ?? message }))}
      inRow
      takesFocus
    />
  );
}
