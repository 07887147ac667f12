import { type ReactNode, useId, useState } from 'react';
import type { OwnBusiness, PickedBusiness } from '#shared/plan/confirm/confirmed.ts';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import { given } from '#shared/plan/write/blocks.ts';
import { TextField } from '../form/text-field.tsx';
import { BusinessCard } from '../understanding/business-card.tsx';
import { MonthsChart } from '../understanding/months-chart.tsx';
import { moreReached } from '../understanding/reach-words.ts';
import {
  type ConfirmProps,
  ControlGroup,
  DollarField,
  readHours,
  setPart,
  usePartial,
  ValueField,
} from './control-parts.tsx';

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

interface PickBusinessProps extends Pick<ConfirmProps, 'value' | 'onChange'> {
  understood: Pick<Understanding, 'businesses' | 'chosen' | 'isPickLost'>;
  /** Newer figures are loading. */
  pending: boolean;
  /** The plan has a reviewer who can choose. */
  isReviewed: boolean;
}

interface ChoiceProps {
  name: string;
  hint?: string | undefined;
  checked: boolean;
  label: string;
  onChoose: () => void;
}

const Choice = ({ name, checked, label, hint, onChoose }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
    <input
      type="radio"
      name={name}
      checked={checked}
      className="size-5 shrink-0 cursor-pointer accent-leaf focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf"
      onChange={onChoose}
    />
    <span>
      {label}
      {hint !== undefined && <span className="font-normal text-ink-soft"> {hint}</span>}
    </span>
  </label>
);

const Option = ({ children }: { children: ReactNode }) => (
  <li className="border-t border-line-strong pt-4">{children}</li>
);

/** Chooses the plan's business: one of up to three, the customer's own idea, or a choice left to us. */
export function PickBusiness({ value, onChange, understood, pending, isReviewed }: PickBusinessProps) {
  const name = useId();
  const { businesses, chosen, isPickLost } = understood;
  const { picked } = value;
  const [wantsOwn, setWantsOwn] = useState(false);
  const [lastOwn, setLastOwn] = useState<PickedBusiness>();
  if (picked?.kind === 'own' && picked !== lastOwn) setLastOwn(picked);
  const isOwn = wantsOwn || picked?.kind === 'own';
  const own = picked?.kind === 'own' ? businesses.find(({ id }) => id === chosen) : undefined;
  const isLeft = picked === undefined || picked.kind === 'compiler' || picked.kind === 'reviewer';
  const best = isLeft ? businesses.find(({ id }) => id === chosen) : undefined;
  const offers = businesses.filter((business) => business !== own);

  const pick = (next: PickedBusiness) => {
    setWantsOwn(false);
    onChange(setPart(value, 'picked', next));
  };
  const pickOwn = () => {
    setWantsOwn(true);
    if (lastOwn) onChange(setPart(value, 'picked', lastOwn));
  };

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <h3>Which business should we plan?</h3>
      </legend>
      {isPickLost && !pending && (
        <p className="mb-3 border-l-4 border-ochre bg-ochre-tint px-3 py-2">
          The business you chose doesn’t fit your answers any more. Please choose again.
        </p>
      )}
      <ul className="grid gap-6">
        {offers.map((business, index) => (
          <Option key={business.id}>
            <BusinessCard
              business={business}
              first={index > 0 ? offers[0] : undefined}
              isFolded
              isPick={index === 0 && offers.length > 1}
              chart={business.id === chosen ? <MonthsChart business={business} /> : undefined}
              choice={(title) => (
                <Choice
                  name={name}
                  label={title}
                  checked={!isOwn && picked?.kind === 'offer' && picked.id === business.id}
                  onChoose={() => pick({ kind: 'offer', id: business.id })}
                />
              )}
            />
          </Option>
        ))}
        <Option>
          <Choice name={name} label="My own idea" checked={isOwn} onChoose={pickOwn} />
          {isOwn && (
            <div className="mt-2 grid gap-5 border-l-4 border-leaf pl-3 sm:pl-4">
              <OwnIdea value={value} onChange={onChange} />
              {own && <BusinessCard business={own} chart={<MonthsChart business={own} />} />}
              {!own && picked?.kind === 'own' && pending && <p>Working out the figures…</p>}
            </div>
          )}
        </Option>
        <Option>
          <Choice
            name={name}
            label="Choose for me"
            hint={best && given([`We’d plan “${best.title}”, our pick.`, moreReached(offers)]).join(' ')}
            checked={!isOwn && (picked === undefined || picked.kind === 'compiler')}
            onChoose={() => pick({ kind: 'compiler' })}
          />
          {isReviewed && (
            <Choice
              name={name}
              label="Let my reviewer choose"
              checked={!isOwn && picked?.kind === 'reviewer'}
              onChoose={() => pick({ kind: 'reviewer' })}
            />
          )}
        </Option>
      </ul>
    </fieldset>
  );
}
