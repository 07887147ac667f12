import { Check } from 'lucide-react';
import { type Need, needs } from '#shared/content/schemas/parts.ts';
import { needWords } from '#shared/plan/write/say/read-words.ts';
import { classNames } from '../class-names.ts';
import { chipLook, chosenLook, openLook } from '../form/chip-look.ts';
import { type ConfirmProps, setPart } from './confirm-props.ts';
import { ControlGroup } from './control-group.tsx';

/** Work that the customer cannot or will not do. */
export function LimitsControl({ value, read, onChange }: ConfirmProps) {
  const added = value.limits ?? [];
  const known = read.limits.filter((need) => !added.includes(need));
  const toggle = (need: Need) =>
    onChange(
      setPart(value, 'limits', added.includes(need) ? added.filter((one) => one !== need) : [...added, need]),
    );
  return (
    <ControlGroup title="Leave out" hint="Your plan won’t include this work.">
      {known.length > 0 && <p>Already left out: {known.map((need) => needWords[need]).join(', ')}.</p>}
      <div className="flex flex-wrap gap-2">
        {needs
          .filter((need) => !known.includes(need))
          .map((need) => {
            const isAdded = added.includes(need);
            return (
              <button
                key={need}
                type="button"
                aria-pressed={isAdded}
                className={classNames(chipLook, isAdded ? chosenLook : openLook)}
                onClick={() => toggle(need)}
              >
                {isAdded && <Check aria-hidden className="size-4 shrink-0" />}
                {needWords[need]}
              </button>
            );
          })}
      </div>
    </ControlGroup>
  );
}
