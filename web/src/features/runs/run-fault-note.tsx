import { answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import type { RunFault } from './use-run-form.ts';

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** What is wrong with the answers, above them: of several, how many, and each with its own reason. */
export function RunFaultNote({ fault }: { fault: RunFault | undefined }) {
  if (fault === undefined || fault.refused) return null;
  const wrong = answerFields.flatMap((field) => {
    const reason = fault.beside[field];
    return reason === undefined ? [] : [{ id: `run-${field}`, name: answerNames[field], reason }];
  });
  if (wrong.length < 2)
    return (
      <FormError
        title={fault.sentence}
        fields={wrong.map(({ id, name }) => ({ id, message: name }))}
        takesFocus={wrong.length === 0}
      />
    );
  // Said once: here, or in the link to what it concerns.
  const isOfOne = wrong.some(({ reason }) => reason.startsWith(fault.sentence));
  return (
    <FormError
      title={`${counts[wrong.length]} answers need more`}
      note={isOfOne ? undefined : fault.sentence}
      fields={wrong.map(({ id, reason }) => ({ id, message: reason }))}
    />
  );
}
