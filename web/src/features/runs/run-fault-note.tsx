import { answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import type { RunFault } from './use-run-form.ts';

/** What is wrong with the answers, above them; how a press was refused stands at the button. */
export function RunFaultNote({ fault }: { fault: RunFault | undefined }) {
  if (fault === undefined || fault.refused) return null;
  const fields = answerFields
    .filter((field) => fault.beside[field] !== undefined)
    .map((field) => ({ id: `run-${field}`, message: answerNames[field] }));
  return <FormError title={fault.sentence} fields={fields} takesFocus={fields.length === 0} />;
}
