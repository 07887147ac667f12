import type { FormTree, FormValue } from './parse-form.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const metadataLimits = { keys: 50, keyLength: 40, valueLength: 500 };

/** Reads one level of a request's parameters and refuses, as Stripe does, any it does not know. */
export class Parameters {
  readonly #fields: FormTree;
  readonly #path: string;

  constructor(level: { fields: FormTree; known: readonly string[]; path?: string }) {
    this.#fields = level.fields;
    this.#path = level.path ?? '';
    const unknown = Object.keys(level.fields).filter((name) => !level.known.includes(name));
    const first = unknown[0];
    if (first !== undefined) {
      const names = unknown.map((name) => this.name(name)).join(', ');
      throw new StripeRefusal({
        code: 'parameter_unknown',
        message: `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${names}`,
        param: this.name(first),
      });
    }
  }

  /** The parameter's full name, such as `line_items[0][quantity]`. */
  name(field: string): string {
    return this.#path === '' ? field : `${this.#path}[${field}]`;
  }

  refuse(field: string, reason: { message: string; code?: string }): never {
    throw new StripeRefusal({ ...reason, param: this.name(field) });
  }

  has(field: string): boolean {
    return this.#fields[field] !== undefined;
  }

  required<T>(field: string, value: T | undefined): T {
    if (value !== undefined) return value;
    this.refuse(field, {
      code: 'parameter_missing',
      message: `Missing required param: ${this.name(field)}.`,
    });
  }

  text(field: string, maximumLength = 5000): string | undefined {
    const value = this.#fields[field];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') this.refuse(field, { message: 'Invalid string' });
    if (value === '') {
      this.refuse(field, {
        code: 'parameter_invalid_empty',
        message: `'${this.name(field)}' is empty and cannot be unset; leave it out or give it a value.`,
      });
    }
    if (value.length > maximumLength) {
      this.refuse(field, { message: `Invalid string: must be at most ${maximumLength} characters` });
    }
    return value;
  }

  choice<const T extends string>(field: string, allowed: readonly T[]): T | undefined {
    const value = this.text(field);
    const found = allowed.find((option) => option === value);
    if (value !== undefined && found === undefined) {
      this.refuse(field, { message: `Invalid ${this.name(field)}: must be one of ${allowed.join(', ')}` });
    }
    return found;
  }

  integer(field: string, minimum: number): number | undefined {
    const value = this.text(field);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (!/^-?\d{1,15}$/.test(value)) {
      this.refuse(field, { code: 'parameter_invalid_integer', message: `Invalid integer: ${value}` });
    }
    if (number < minimum) {
      this.refuse(field, {
        code: 'parameter_invalid_integer',
        message: `This value must be greater than or equal to ${minimum}.`,
      });
    }
    return number;
  }

  flag(field: string): boolean | undefined {
    const value = this.choice(field, ['true', 'false']);
    return value === undefined ? undefined : value === 'true';
  }

  webAddress(field: string): string | undefined {
    const value = this.text(field);
    if (value === undefined) return undefined;
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') {
      this.refuse(field, { code: 'url_invalid', message: 'Not a valid URL' });
    }
    return value;
  }

  mailAddress(field: string): string | undefined {
    const value = this.text(field, 800);
    if (value !== undefined && !isMailAddress(value)) {
      this.refuse(field, { code: 'email_invalid', message: `Invalid email address: ${value}` });
    }
    return value;
  }

  metadata(field: string): Record<string, string> {
    const entries = Object.entries(this.#tree(field) ?? {});
    if (entries.length > metadataLimits.keys) {
      this.refuse(field, { message: `Metadata can hold up to ${metadataLimits.keys} keys.` });
    }
    for (const [name, value] of entries) {
      const param = `${this.name(field)}[${name}]`;
      if (typeof value !== 'string') throw new StripeRefusal({ message: 'Invalid string', param });
      if (name.length > metadataLimits.keyLength || value.length > metadataLimits.valueLength) {
        const message = `Metadata keys hold up to ${metadataLimits.keyLength} and values up to ${metadataLimits.valueLength} characters.`;
        throw new StripeRefusal({ message, param });
      }
    }
    // An empty value means "no such key" to Stripe.
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== ''));
  }

  child(field: string, known: readonly string[]): Parameters | undefined {
    const fields = this.#tree(field);
    return fields && new Parameters({ fields, known, path: this.name(field) });
  }

  children(field: string, known: readonly string[]): Parameters[] {
    return this.#list(field).map(([position, value]) => {
      const path = `${this.name(field)}[${position}]`;
      if (typeof value === 'string') throw new StripeRefusal({ message: 'Invalid object', param: path });
      return new Parameters({ fields: value, known, path });
    });
  }

  texts(field: string): string[] {
    return this.#list(field).map(([, value]) => {
      if (typeof value !== 'string' || value === '') this.refuse(field, { message: 'Invalid array' });
      return value;
    });
  }

  #list(field: string): [string, FormValue][] {
    const entries = Object.entries(this.#tree(field) ?? {});
    if (entries.some(([position], index) => position !== String(index))) {
      this.refuse(field, { message: 'Invalid array' });
    }
    return entries;
  }

  #tree(field: string): FormTree | undefined {
    const value = this.#fields[field];
    if (typeof value === 'string') this.refuse(field, { message: 'Invalid object' });
    return value;
  }
}

export function isMailAddress(value: string): boolean {
  return value.length <= 254 && /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+$/.test(value);
}
