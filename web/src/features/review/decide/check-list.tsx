import { useRef } from 'react';
import { reviewWorkLimits } from '#shared/contract/review-work.ts';
import { type ReviewCheck, reviewChecks, reviewRole } from '#shared/plan/review/review.ts';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Section } from '#web/components/page/section.tsx';
import type { TypedWork } from '../typed-work.ts';

interface CheckListProps {
  work: TypedWork;
  onChange: (part: Partial<TypedWork>) => void;
}

export const checkId = (id: ReviewCheck): string => `check-${id}`;

export const firstNameId = 'first-name';

/** The six checks, each with an optional sentence by the reviewer, and the reviewer's name. */
export function CheckList({ work, onChange }: CheckListProps) {
  const { checks, firstName } = work;
  // Ticking a check again restores its sentence.
  const written = useRef<TypedWork['checks']>({});
  const tick = (id: ReviewCheck, isTicked: boolean) => {
    if (isTicked) return onChange({ checks: { ...checks, [id]: written.current[id] ?? '' } });
    written.current[id] = checks[id] ?? '';
    const { [id]: _unticked, ...others } = checks;
    onChange({ checks: others });
  };
  return (
    <Section title="Six checks">
      <ul className="space-y-2">
        {reviewChecks.map(({ id, name, asks }) => (
          <li key={id}>
            <CheckboxField
              id={checkId(id)}
              name={checkId(id)}
              checked={checks[id] !== undefined}
              label={
                <>
                  <span className="font-semibold">{name}.</span> {asks}
                </>
              }
              onChange={(isTicked) => tick(id, isTicked)}
            />
            {checks[id] !== undefined && (
              <div className="mb-3 ml-9">
                <TextField
                  id={`remark-${id}`}
                  name={`remark-${id}`}
                  label={`Comment: ${name}`}
                  hint="Optional. Printed next to this check."
                  value={checks[id]}
                  maxLength={reviewWorkLimits.remark}
                  onChange={(text) => onChange({ checks: { ...checks, [id]: text } })}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 max-w-sm">
        <TextField
          id={firstNameId}
          name="firstName"
          label="Your first name"
          hint={`Printed as “${firstName.trim() || '…'}, ${reviewRole.toLowerCase()}”.`}
          value={firstName}
          maxLength={reviewWorkLimits.firstName}
          autoComplete="given-name"
          onChange={(text) => onChange({ firstName: text })}
        />
      </div>
    </Section>
  );
}
