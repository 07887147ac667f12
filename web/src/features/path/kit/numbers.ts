import { type KitNumbers, weeklyHoursLimits } from '#shared/contract/kit.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { numbersKey } from '#web/lib/session/kept-locally.ts';
import { storage } from '#web/lib/session/storage.ts';

/** A typed figure: dollars, percent, or a plain number. */
export interface NumberField {
  name: string;
  label: string;
  unit: '$' | '%' | '';
  min: number;
  max: number;
  read: (numbers: KitNumbers) => number;
  write: (numbers: KitNumbers, typed: number) => KitNumbers;
}

type KeysOf<Kind> = {
  [Key in keyof KitNumbers]: KitNumbers[Key] extends Kind ? Key : never;
}[keyof KitNumbers] &
  keyof KitNumbers;

type NumberKey = KeysOf<number>;

type Limits = readonly [min: number, max: number];

const asItIs = (name: NumberKey, label: string, [min, max]: Limits): NumberField => ({
  name,
  label,
  unit: '',
  min,
  max,
  read: (numbers) => numbers[name],
  write: (numbers, typed) => ({ ...numbers, [name]: typed }),
});

const dollars = (name: NumberKey, label: string, [min, max]: Limits): NumberField => ({
  ...asItIs(name, label, [min, max]),
  unit: '$',
  read: (numbers) => numbers[name] / 100,
  write: (numbers, typed) => ({ ...numbers, [name]: Math.round(typed * 100) }),
});

const percent = (name: NumberKey, label: string): NumberField => ({
  ...asItIs(name, label, [0, 100]),
  unit: '%',
  read: (numbers) => numbers[name] * 100,
  write: (numbers, typed) => ({ ...numbers, [name]: typed / 100 }),
});

type Outreach = Extract<KitNumbers['demand'], { kind: 'outreach' }>;

type Traffic = Extract<KitNumbers['demand'], { kind: 'traffic' }>;

interface DemandField<Demand> {
  name: string;
  label: string;
  unit?: '%';
  limits: Limits;
  read: (demand: Demand) => number;
  write: (typed: number) => Partial<Demand>;
}

const ofDemand = <Demand extends KitNumbers['demand']>(
  demand: Demand,
  { name, label, unit, limits: [min, max], read, write }: DemandField<Demand>,
): NumberField => ({
  name,
  label,
  unit: unit ?? '',
  min,
  max,
  read: () => read(demand),
  write: (numbers, typed) => ({ ...numbers, demand: { ...numbers.demand, ...write(typed) } as Demand }),
});

const outreachFields = (demand: Outreach): NumberField[] => [
  ofDemand(demand, {
    name: 'triesPerHour',
    label: `In an hour of selling: ${demand.tries}`,
    limits: [0, 1000],
    read: ({ triesPerHour }) => triesPerHour,
    write: (triesPerHour) => ({ triesPerHour }),
  }),
  ofDemand(demand, {
    name: 'conversion',
    label: 'Of 100 of those, how many buy',
    limits: [0, 100],
    read: ({ conversion }) => conversion * 100,
    write: (typed) => ({ conversion: typed / 100 }),
  }),
  ofDemand(demand, {
    name: 'repeatPerMonth',
    label: 'Sales a month to a client who stays',
    limits: [0, 100],
    read: ({ repeatPerMonth }) => repeatPerMonth,
    write: (repeatPerMonth) => ({ repeatPerMonth }),
  }),
  ofDemand(demand, {
    name: 'stayMonths',
    label: 'Months a client stays',
    limits: [0, 120],
    read: ({ stayMonths }) => stayMonths,
    write: (stayMonths) => ({ stayMonths }),
  }),
];

const trafficFields = (demand: Traffic): NumberField[] => [
  ofDemand(demand, {
    name: 'hoursPerItem',
    label: `Hours to make one ${demand.item}`,
    limits: [0.05, 1000],
    read: ({ itemsPerHour }) => 1 / itemsPerHour,
    write: (typed) => ({ itemsPerHour: 1 / typed }),
  }),
  ofDemand(demand, {
    name: 'visitsPerItem',
    label: `Visits a month to a settled ${demand.item}`,
    limits: [0, 1_000_000],
    read: ({ visitsPerItem }) => visitsPerItem,
    write: (visitsPerItem) => ({ visitsPerItem }),
  }),
  ofDemand(demand, {
    name: 'conversion',
    label: 'Of 100 visits, how many buy',
    limits: [0, 100],
    read: ({ conversion }) => conversion * 100,
    write: (typed) => ({ conversion: typed / 100 }),
  }),
  ofDemand(demand, {
    name: 'maxItems',
    label: `Most ${demand.item}s you would keep`,
    limits: [0, 100_000],
    read: ({ maxItems }) => maxItems,
    write: (maxItems) => ({ maxItems }),
  }),
];

interface FieldGroup {
  title: string;
  fields: readonly NumberField[];
}

/** The figures that differ most between people, shown first. */
export const mainFields: readonly NumberField[] = [
  dollars('priceCents', 'Price', [0, 1_000_000]),
  asItIs('hoursPerUnit', 'Hours each', [0.01, 1000]),
  asItIs('weeklyHours', 'Hours a week', weeklyHoursLimits),
];

export const moreFields = ({ demand }: KitNumbers): FieldGroup[] => [
  {
    title: 'Costs of one sale',
    fields: [
      percent('materialsShare', 'Materials and small costs, of the price'),
      percent('wasteShare', 'Remakes and what never sells, of the price'),
      percent('platformShare', 'Platform fee, of the price'),
      dollars('platformFixedCents', 'Platform fee, fixed part of a sale', [0, 10_000]),
      asItIs('cardPayments', 'Card payments a sale', [0, 100]),
    ],
  },
  {
    title: 'Monthly and start-up costs',
    fields: [
      dollars('toolsMonthCents', 'Tools a month', [0, 100_000]),
      dollars('insuranceYearCents', 'Insurance a year', [0, 1_000_000]),
      dollars('startupCents', 'Start-up costs', [0, 1_000_000]),
      dollars('handbookCents', 'This handbook', [0, 1000]),
    ],
  },
  {
    title: 'How buyers are found',
    fields: [
      ...(demand.kind === 'outreach' ? outreachFields(demand) : trafficFields(demand)),
      asItIs('standingHoursPerWeek', 'Hours a week before any sale', [0, 100]),
    ],
  },
];

/** The text of a figure in its field: 0.1045 of the price is 10.45. */
export const typedOf = ({ read }: NumberField, numbers: KitNumbers): string =>
  String(Number(read(numbers).toFixed(4)));

/** Storage is untrusted, so a value that is no object counts as empty. */
function entriesOf(kept: unknown): [string, unknown][] {
  return typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
}

function readAll(): [string, unknown][] {
  try {
    return entriesOf(JSON.parse(storage.getItem(numbersKey) ?? '{}'));
  } catch {
    return [];
  }
}

/** The figures typed on this device for an account and path; empty if unreadable. */
export function readKeptNumbers(name: string): TypedNumbers {
  const typed = entriesOf(readAll().find(([one]) => one === name)?.[1]);
  return Object.fromEntries(typed.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** All paths share one storage entry, so that logging out removes them together (lib/session/session.ts). */
export function keepNumbers(name: string, typed: TypedNumbers): void {
  const others = readAll().filter(([one]) => one !== name);
  const all = Object.keys(typed).length === 0 ? others : [...others, [name, typed] as const];
  if (all.length === 0) storage.removeItem(numbersKey);
  else storage.setItem(numbersKey, JSON.stringify(Object.fromEntries(all)));
}

/** The typed texts by field name; an untouched field has none. */
export type TypedNumbers = Readonly<Record<string, string>>;

interface ReadNumbers {
  /** The path's figures, with the readable typed ones applied. */
  numbers: KitNumbers;
  /** The errors, by field name. */
  errors: ReadonlyMap<string, string>;
}

export const fieldsOf = (numbers: KitNumbers): NumberField[] => [
  ...mainFields,
  ...moreFields(numbers).flatMap(({ fields }) => fields),
];

/** Reads figures as people type them: $1,250.50, 12 %, or a decimal comma. */
export function parseNumber(text: string): number | undefined {
  const bare = text.replaceAll(/[\s$%]|A\$/g, '');
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

function faultIn({ min, max, unit, read }: NumberField, text: string, path: KitNumbers): string | undefined {
  const value = parseNumber(text);
  const printed = (figure: number) =>
    unit === '$'
      ? formatAud(Math.round(figure * 100))
      : figure.toLocaleString('en-AU', { maximumFractionDigits: 2 });
  const range = `from ${printed(min)} to ${printed(max)}`;
  if (value === undefined) return `Type a number ${range}, such as ${printed(read(path))}.`;
  return value < min || value > max ? `This has to be ${range}.` : undefined;
}

export function readNumbers(path: KitNumbers, typed: TypedNumbers): ReadNumbers {
  const errors = new Map<string, string>();
  let numbers = path;
  for (const field of fieldsOf(path)) {
    const text = typed[field.name];
    if (text === undefined || text === typedOf(field, path)) continue;
    const fault = faultIn(field, text, path);
    if (fault === undefined) numbers = field.write(numbers, parseNumber(text) ?? 0);
    else errors.set(field.name, fault);
  }
  return { numbers, errors };
}
