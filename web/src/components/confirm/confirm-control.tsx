import { Check } from 'lucide-react';
import { useId } from 'react';
import { type Need, needs } from '#shared/content/schemas/parts.ts';
import type { LicenceFact } from '#shared/plan/reading/reading.ts';
import { needWords } from '#shared/plan/write/say/read-words.ts';
import { chipLook, chosenLook, openLook } from '../chips/chips-field.tsx';
import { classNames } from '../class-names.ts';
import { RadioField } from '../form/radio-field.tsx';
import {
  type ConfirmProps,
  ControlGroup,
  DollarField,
  readHours,
  setFact,
  setPart,
  ValueField,
} from './control-parts.tsx';
import { GoalControl, IncomeControl } from './goal-control.tsx';
import { AwayControl, OwnedControl } from './owned-control.tsx';
import { type LoadTrades, TradePicker } from './trade-picker.tsx';
import { WeekGrid } from './week-grid.tsx';

const readWeek = readHours(168);

/** The hours that the customer has in a normal week. */
function HoursControl({ value, read, onChange }: ConfirmProps) {
  const { low, high } = value.hours ?? read.hours ?? {};
  const isExact = low !== undefined && low === high;
  const isRange = low !== undefined && low !== high;
  return (
    <ControlGroup title="Your time" words={read.words.hours}>
      <ValueField
        label="Hours in a normal week"
        {...(isRange && { hint: `We understood ${low} to ${high}. Enter the right number for you.` })}
        value={isExact ? low : undefined}
        keepsEmpty
        onValue={(hours) =>
          hours !== undefined && onChange(setFact({ value, read }, 'hours', { low: hours, high: hours }))
        }
        read={readWeek}
        print={String}
        complaint="Please enter a number of hours from 1 to 168."
      />
    </ControlGroup>
  );
}

const answers: readonly (readonly [LicenceFact['status'], string])[] = [
  ['held', 'Yes'],
  ['missing', 'No'],
  ['in-progress', 'Applied for'],
  ['lapsed', 'It has lapsed'],
];

/** The licences that the answers name or that a suggested business needs. */
function LicenceControl({ value, read, onChange }: ConfirmProps) {
  const id = useId();
  const set = value.licences ?? [];
  const choose = (licence: string, status: LicenceFact['status']) =>
    onChange(
      setFact({ value, read }, 'licences', [
        ...set.filter((one) => one.licence !== licence),
        { licence, status },
      ]),
    );
  return (
    <ControlGroup title="Licences and checks" words={read.words.licences}>
      {read.licences.length === 0 && <p>As far as we know, none of your businesses needs a licence.</p>}
      {read.licences.map(({ licence, name, status }) => (
        <RadioField
          key={licence}
          id={`${id}-${licence}`}
          name={`${id}-${licence}`}
          label={`Do you hold this: ${name}?`}
          options={answers}
          value={set.find((one) => one.licence === licence)?.status ?? status ?? ''}
          onChange={(next) => {
            const found = answers.find(([one]) => one === next);
            if (found) choose(licence, found[0]);
          }}
        />
      ))}
    </ControlGroup>
  );
}

/** Work that the customer cannot or will not do. */
function LimitsControl({ value, read, onChange }: ConfirmProps) {
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

/** The customer's budget for starting. */
const MoneyControl = ({ value, read, onChange }: ConfirmProps) => (
  <ControlGroup title="Money to start" words={read.words.money}>
    <DollarField
      label="The most you can spend before your first customer pays"
      keepsEmpty
      cents={(value.money ?? read.money)?.cents}
      onCents={(cents) => cents !== undefined && onChange(setFact({ value, read }, 'money', { cents }))}
    />
  </ControlGroup>
);

/** What the first item on the price card costs the buyer. */
export const PriceControl = ({ value, onChange }: ConfirmProps) => (
  <ControlGroup title="Price">
    <DollarField
      label="Price of the first item"
      hint="Leave it blank to use your answers, or our estimate."
      cents={value.price?.cents}
      onCents={(cents) => onChange(setPart(value, 'price', cents ? { cents } : undefined))}
    />
  </ControlGroup>
);

export const controlKinds = [
  'goal',
  'trades',
  'hours',
  'week',
  'away',
  'money',
  'income',
  'licences',
  'owned',
  'limits',
  'price',
] as const;

export type ControlKind = (typeof controlKinds)[number];

/** Finds the control that sets a fact or answers a question. */
export function controlFor(about: string): ControlKind | undefined {
  const [kind = ''] = about.split(':');
  if (kind === 'skill' || kind === 'skills') return 'trades';
  if (kind === 'licence') return 'licences';
  if (kind === 'limit') return 'limits';
  return controlKinds.find((one) => one === kind);
}

interface ConfirmControlProps extends ConfirmProps {
  kind: ControlKind;
  loadTrades: LoadTrades;
}

export function ConfirmControl({ kind, loadTrades, ...props }: ConfirmControlProps) {
  switch (kind) {
    case 'goal':
      return <GoalControl {...props} />;
    case 'trades':
      return <TradePicker {...props} load={loadTrades} />;
    case 'hours':
      return <HoursControl {...props} />;
    case 'week':
      return <WeekGrid {...props} />;
    case 'away':
      return <AwayControl {...props} />;
    case 'money':
      return <MoneyControl {...props} />;
    case 'income':
      return <IncomeControl {...props} />;
    case 'licences':
      return <LicenceControl {...props} />;
    case 'owned':
      return <OwnedControl {...props} />;
    case 'limits':
      return <LimitsControl {...props} />;
    case 'price':
      return <PriceControl {...props} />;
  }
}
