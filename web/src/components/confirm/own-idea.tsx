import { useId } from 'react';
import type { OwnBusiness } from '#shared/plan/confirm/confirmed.ts';
import { TextField } from '../form/text-field.tsx';
import { type ConfirmProps, setPart } from './confirm-props.ts';
import { ControlGroup } from './control-group.tsx';
import { readHours } from './read-amount.ts';
import { usePartial } from './use-partial.ts';
import { DollarField, ValueField } from './value-field.tsx';

const readEach = readHours(1000);
const mostLetters = 200;

const ownOf = ({ picked }: ConfirmProps['value']): OwnBusiness | undefined => {
  if (picked?.kind !== 'own') return undefined;
  const { kind: _, ...own } = picked;
  return own;
};

/** An idea needs only a name; the rest may follow. */
function complete({ what, forWhom, priceCents, costCents, hours }: Partial<OwnBusiness>) {
  const name = what?.trim();
  if (!name) return undefined;
  const buyers = forWhom?.trim();
  return {
    what: name,
    ...(buyers && { forWhom: buyers }),
    ...(priceCents !== undefined && { priceCents }),
    ...(costCents !== undefined && { costCents }),
    ...(hours !== undefined && { hours }),
  };
}

/** The customer's own business with their own figures. Naming it selects it. */
export function OwnIdea({ value, onChange }: Omit<ConfirmProps, 'read'>) {
  const id = useId();
  const own = ownOf(value);
  const { parts, hold } = usePartial<OwnBusiness>(own, own ?? {});
  const set = (change: { [K in keyof OwnBusiness]?: OwnBusiness[K] | undefined }) => {
    const next = Object.fromEntries(
      Object.entries({ ...parts, ...change }).filter(([, part]) => part !== undefined),
    ) as Partial<OwnBusiness>;
    const idea = complete(next);
    hold(next, idea ?? own);
    if (idea) onChange(setPart(value, 'picked', { kind: 'own', ...idea }));
  };
  return (
    <ControlGroup title="Your idea in figures" hint="We’ll use your price, cost and hours in the plan.">
      <TextField
        id={`${id}-what`}
        name="own-what"
        label="What would you sell?"
        maxLength={mostLetters}
        value={parts.what ?? ''}
        onChange={(what) => set({ what })}
      />
      <TextField
        id={`${id}-who`}
        name="own-who"
        label="Who would buy it?"
        maxLength={mostLetters}
        value={parts.forWhom ?? ''}
        onChange={(forWhom) => set({ forWhom })}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <DollarField
          label="Price each"
          cents={parts.priceCents}
          onCents={(priceCents) => set({ priceCents })}
        />
        <DollarField
          label="Cost to you each"
          cents={parts.costCents}
          onCents={(costCents) => set({ costCents })}
        />
        <ValueField
          label="Hours each"
          value={parts.hours}
          onValue={(hours) => set({ hours })}
          read={readEach}
          print={String}
          complaint="Please enter a number of hours, such as 1.5."
        />
      </div>
    </ControlGroup>
  );
}
