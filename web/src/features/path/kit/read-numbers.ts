import type { KitNumbers } from '#shared/contract/kit.ts';
import { mainFields, moreFields, type NumberField, typedOf } from './number-fields.ts';

/** What somebody typed, by the name of its field; a field that was left alone has none. */
export type TypedNumbers = Readonly<Record<string, string>>;

export interface ReadNumbers {
  /** Those that can be read, over the path's own. */
  numbers: KitNumbers;
  /** What is wrong, by the name of the field. */
  errors: ReadonlyMap<string, string>;
}

export const fieldsOf = (numbers: KitNumbers): NumberField[] => [
  ...mainFields,
  ...moreFields(numbers).flatMap(({ fields }) => fields),
];

/** As people type it: $1,250.50, 12 %, or a comma for the point. */
export function parseNumber(text: string): number | undefined {
  const bare = text.replaceAll(/[\s$%]|A\$/g, '');
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

const printed = (value: number): string => value.toLocaleString('en-AU', { maximumFractionDigits: 2 });

function faultIn({ min, max, unit }: NumberField, text: string): string | undefined {
  const value = parseNumber(text);
  const sign = unit === '$' ? 'A$' : '';
  const range = `from ${sign}${printed(min)} to ${sign}${printed(max)}`;
  if (value === undefined) return `Type a number ${range}, such as ${sign}${printed(Math.max(min, 12.5))}.`;
  return value < min || value > max ? `This has to be ${range}.` : undefined;
}

export function readNumbers(path: KitNumbers, typed: TypedNumbers): ReadNumbers {
  const errors = new Map<string, string>();
  let numbers = path;
  for (const field of fieldsOf(path)) {
    const text = typed[field.name];
    if (text === undefined || text === typedOf(field, path)) continue;
    const fault = faultIn(field, text);
    if (fault === undefined) numbers = field.write(numbers, parseNumber(text) ?? 0);
    else errors.set(field.name, fault);
  }
  return { numbers, errors };
}
