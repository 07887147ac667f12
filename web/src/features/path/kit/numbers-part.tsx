import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { KitNumbers } from '#shared/contract/kit.ts';
import { tryNumbers } from '#shared/handbook/try-numbers.ts';
import { Button } from '#web/components/button/button.tsx';
import { useArrival } from '#web/lib/use-arrival.ts';
import { planPlace } from '../places-after.ts';
import { NumberBars } from './number-bars.tsx';
import { mainFields, moreFields, type NumberField } from './number-fields.ts';
import { NumberInput } from './number-input.tsx';
import { NumberResults } from './number-results.tsx';
import { useNumbers } from './use-numbers.ts';

interface NumbersPartProps {
  path: KitNumbers;
  /** The storage key of the account and path. */
  keptAs: string;
  /** A download of the same figures. */
  download: ReactNode;
}

/** The planned first year of the path with the reader's own figures, by the rules of our plans. */
export default function NumbersPart({ path, keptAs, download }: NumbersPartProps) {
  // The last part to load above the plan, which moves the plan down.
  useArrival(planPlace.id);
  const id = useId();
  const { numbers, errors, isChanged, textOf, type, startAgain } = useNumbers(path, keptAs);
  const tried = tryNumbers(numbers);
  const fields = (ofGroup: readonly NumberField[], columns = 'sm:grid-cols-2') => (
    <div>
      <div
        className={`number-fields -mb-4 grid gap-x-[clamp(0.625rem,3vw,1.5rem)] *:pb-4 *:grid *:row-span-3 *:grid-rows-subgrid ${columns}`}
      >
        {ofGroup.map((field) => (
          <NumberInput
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            text={textOf(field.name)}
            error={errors.get(field.name)}
            onType={(text) => type(field.name, text)}
          />
        ))}
      </div>
    </div>
  );
  return (
    <div className="space-y-5">
      <p>
        Type your own figures over ours. They stay on this device. One sale is one {path.unit}; weekly hours
        include selling and paperwork.
      </p>
      {fields(mainFields, 'grid-cols-3')}
      {errors.size > 0 && (
        <p role="alert" className="text-sm text-brick">
          {errors.size === 1 ? 'One figure' : `${errors.size} figures`} couldn’t be read. We’re using the
          path’s figure until you correct it.
        </p>
      )}
      <NumberResults tried={tried} ofPath={isChanged ? tryNumbers(path) : undefined} />
      <NumberBars tried={tried} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-leaf">
          <ChevronRight aria-hidden className="size-4 shrink-0 [details[open]>summary>&]:rotate-90" />
          Costs, fees and finding buyers
        </summary>
        <div className="mt-2 space-y-6">
          {moreFields(path).map(({ title, fields: ofGroup }) => (
            <fieldset key={title}>
              <legend className="mb-3 text-lg font-semibold">{title}</legend>
              {fields(ofGroup)}
            </fieldset>
          ))}
        </div>
      </details>
      <div className="flex flex-wrap items-start gap-3">
        {isChanged && (
          <Button variant="secondary" onClick={startAgain}>
            Back to the path’s figures
          </Button>
        )}
        {download}
      </div>
    </div>
  );
}
