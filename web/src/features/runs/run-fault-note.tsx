import { answerFields } from '#shared/domain/runs/submit-rules.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { answerShortNames } from './run-words.ts';
import type { RunFault } from './use-run-form.ts';

/** The number of errors, above the answers and at the button. */
export const needMore = (wrong: number): string =>
  wrong === 1 ? 'One answer needs more' : `${wrong} answers need more`;

/**
 * The errors above the answers: if there are several, how many and which; the reasons are next to the
 * answers.
 */
export function RunFaultNote({ fault }: { fault: RunFault | undefined }) {
  if (fault === undefined || fault.refused) return null;
  const wrong = answerFields.filter((field) => fault.beside[field] !== undefined);
  const [first] = wrong;
  const only = first === undefined ? fault.sentence : fault.beside[first];
  return (
    <FormError
      title={wrong.length < 2 ? (only ?? fault.sentence) : needMore(wrong.length)}
      fields={wrong.map((field) => ({ id: `run-${field}`, message: answerShortNames[field] }))}
      inRow
      // A single wrong answer takes the focus itself.
      takesFocus={wrong.length !== 1}
    />
  );
}
