import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { facts } from '#shared/content/facts.ts';
import type { KitNumbers } from '#shared/contract/kit.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { formatAudToTheCent } from '#shared/domain/tokens/format-amount.ts';
import { type TriedNumbers, tryNumbers } from '#shared/handbook/try-numbers.ts';
import { Button } from '#web/components/button/button.tsx';
import { controlLook, Field, fieldAttributes } from '#web/components/form/field.tsx';
import { useArrival } from '#web/lib/page/use-arrival.ts';
import { planPlace } from '../text/contents-list.tsx';
import {
  fieldsOf,
  keepNumbers,
  mainFields,
  moreFields,
  type NumberField,
  readKeptNumbers,
  readNumbers,
  type TypedNumbers,
  typedOf,
} from './numbers.ts';

/** A calculator's results are not whole cents. */
const toTheCent = (cents: number): string => formatAudToTheCent(Math.round(cents));

interface Bar {
  label: string;
  value: number;
  printed: string;
}

const hours = (value: number): string => `${value.toLocaleString('en-AU', { maximumFractionDigits: 1 })} h`;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** One bar divided into its parts; a negative part has no width, and its figure says so. */
function Parts({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const shares = bars.map(({ value }) => Math.max(0, value));
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1;
  const before = (index: number): number => shares.slice(0, index).reduce((sum, share) => sum + share, 0);
  const words = bars.map(({ label, printed }) => `${label} ${printed}`).join(', ');
  return (
    <figure className="bars">
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={`${title}: ${words}.`}>
        <svg height="28" className="part-bar" aria-hidden>
          {bars.map(({ label }, index) => (
            <rect
              key={label}
              data-part={index}
              x={percent(before(index) / whole)}
              width={percent((shares[index] ?? 0) / whole)}
              height="100%"
            />
          ))}
        </svg>
        {bars.map(({ label, printed }, index) => (
          <div key={label} className="part-row">
            <svg width="14" height="14" aria-hidden>
              <rect data-part={index} width="100%" height="100%" />
            </svg>
            <span>{label}</span>
            <b>{printed}</b>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Draws where the price of a sale goes, and the hours of a month; it updates with the typed figures. */
function NumberBars({ tried }: { tried: TriedNumbers }) {
  const { sale } = tried;
  const costs: readonly (readonly [string, number])[] = [
    ['Materials and small costs', sale.materialsCents],
    ['Remakes and what never sells', sale.wasteCents],
    ['Platform fee', sale.platformFeeCents],
    ['Card fee', sale.cardFeeCents],
  ];
  const price = [
    ['Left from the sale', sale.contributionCents] as const,
    ...costs.filter(([, cents]) => cents > 0),
  ].map(([label, cents]): Bar => ({ label, value: cents, printed: toTheCent(cents) }));
  const { deliveryHours, growthHours, standingHours, adminHours } = tried.hours;
  const month = [
    ['The work itself', deliveryHours] as const,
    ['Finding buyers', growthHours] as const,
    ['Before any sale', standingHours] as const,
    ['Invoices and messages', adminHours] as const,
  ]
    .filter(([label, value]) => value > 0 || label === 'The work itself')
    .map(([label, value]): Bar => ({ label, value, printed: hours(value) }));
  return (
    <div className="space-y-6">
      <Parts title={`Where the ${toTheCent(sale.priceCents)} of one sale goes`} bars={price} />
      <Parts title="Where a month’s hours go, at the end of the year" bars={month} />
    </div>
  );
}

interface NumberInputProps {
  id: string;
  field: NumberField;
  text: string;
  error: string | undefined;
  onType: (text: string) => void;
}

const signOf = { $: '$', '%': '%', '': '' } as const;

/** Keeps the text as typed; its error is shown below. */
function NumberInput({ id, field: { label, unit }, text, error, onType }: NumberInputProps) {
  const sign = signOf[unit];
  return (
    <Field id={id} label={sign === '' ? label : `${label} (${sign})`} error={error}>
      <input
        {...fieldAttributes({ id, label, error })}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        className={`${controlLook} max-w-48`}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  );
}

const count = (value: number): string => value.toLocaleString('en-AU', { maximumFractionDigits: 1 });

type Row = readonly [label: string, printed: (tried: TriedNumbers) => string];

const yearEnd = ({ quarters }: TriedNumbers) => quarters[3] ?? { units: 0, netCents: 0, hourCents: 0 };

const basics: readonly Row[] = [
  ['You keep from one sale', ({ sale }) => toTheCent(sale.contributionCents)],
  ['You keep from an hour of work', ({ sale }) => toTheCent(sale.contributionPerHourCents)],
  ['Fixed costs a month', ({ fixedMonthCents }) => toTheCent(fixedMonthCents)],
  [
    'Sales to break even each month',
    ({ breakEvenUnits }) => (breakEvenUnits === null ? 'Never' : count(breakEvenUnits)),
  ],
];

/** The subject is a heading over its rows, because next to each row it would take four lines on a phone. */
const groups: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  ['One sale, one month', basics],
  [
    'Months 10 to 12',
    [
      ['Sales a month', (tried) => count(yearEnd(tried).units)],
      ['You keep each month', (tried) => wholeDollars(yearEnd(tried).netCents)],
      ['You keep per hour, all in', (tried) => toTheCent(yearEnd(tried).hourCents)],
    ],
  ],
  [
    'First-year cash',
    [
      ['At its lowest', ({ cash }) => wholeDollars(cash.lowest.cents)],
      ['After twelve months', ({ cash }) => wholeDollars(cash.closingCents)],
    ],
  ],
];

const figureLook = 'py-1.5 pr-0 pl-2 text-right whitespace-nowrap';

interface NumberResultsProps {
  tried: TriedNumbers;
  /** Undefined until something is typed, when the figures are still the path’s own. */
  ofPath: TriedNumbers | undefined;
}

/** The results of the figures, next to those that the path came with. */
function NumberResults({ tried, ofPath }: NumberResultsProps) {
  const hour = toTheCent(yearEnd(tried).hourCents);
  return (
    <div className="number-results @container card p-4 sm:p-6">
      <p role="status" className="mb-3 font-semibold">
        With these numbers, you keep {hour} for every hour by the end of the first year, before tax.
      </p>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{ofPath ? 'Your results and the path’s' : 'The path’s results'}</caption>
        <thead className={ofPath ? undefined : 'sr-only'}>
          <tr className="border-b border-line-strong text-ink-soft">
            <td />
            <th scope="col" className={`${figureLook} font-semibold`}>
              {ofPath ? 'Yours' : 'The path’s'}
            </th>
            {ofPath && (
              <th scope="col" className={`${figureLook} font-normal`}>
                The path’s
              </th>
            )}
          </tr>
        </thead>
        {groups.map(([title, rows]) => (
          <tbody key={title}>
            <tr className="border-b border-line">
              <th scope="rowgroup" colSpan={ofPath ? 3 : 2} className="pt-4 pb-1.5 text-left font-semibold">
                {title}
              </th>
            </tr>
            {rows.map(([label, printed]) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {label}
                </th>
                <td className={`${figureLook} font-semibold`}>{printed(tried)}</td>
                {ofPath && <td className={`${figureLook} text-ink-soft`}>{printed(ofPath)}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="mt-3 text-sm text-ink-soft">
        An estimate. The casual minimum wage is {facts['casual-floor'].figure} an hour.
      </p>
    </div>
  );
}

/** Guards: figures typed here stay on this device, under their own account, and are never sent. */
function useNumbers(path: KitNumbers, keptAs: string) {
  const [typed, setTyped] = useState<TypedNumbers>(() => readKeptNumbers(keptAs));
  const keep = (now: TypedNumbers) => {
    setTyped(now);
    keepNumbers(keptAs, now);
  };
  const own = new Map(fieldsOf(path).map((field) => [field.name, typedOf(field, path)]));
  return {
    ...readNumbers(path, typed),
    isChanged: Object.keys(typed).length > 0,
    textOf: (name: string): string => typed[name] ?? own.get(name) ?? '',
    type: (name: string, text: string): void => {
      const { [name]: _before, ...others } = typed;
      keep(text === own.get(name) ? others : { ...others, [name]: text });
    },
    startAgain: () => keep({}),
  };
}

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
