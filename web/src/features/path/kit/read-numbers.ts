import type { KitNumbers } from '#shared/contract/kit.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { mainFields, moreFields, type NumberField, typedOf } from './number-fields.ts';

/** The typed texts by field name; an untouched field has none. */
export type TypedNumbers = Readonly<Record<string, string>>;

export interface ReadNumbers {
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
