import { FormError } from './form-error.tsx';
import type { Problem } from './use-draft-form.ts';

export interface FormProblemsProps<V> {
  /** What the last attempt was stopped by, as far as it is not put right. */
  problems: readonly Problem<V>[];
  attempts: number;
  /** Of each answer that may be wrong. */
  names: Partial<Record<keyof V & string, string>>;
}

/**
 * The rule of all forms. On sending, and never while one types: one wrong answer has the focus and says why; of several,
 * this list above them has it, counts and names them, and leads to each, where it says why. A plan’s form does the same
 * (run-fault-note.tsx).
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
