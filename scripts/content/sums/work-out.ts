import { type Ratio, readRatio } from './ratio.ts';

/** The names a sum may use: figures, and rules of several figures. */
export interface Names {
  figures: ReadonlyMap<string, Ratio>;
  rules: ReadonlyMap<string, Rule>;
}

export interface Rule {
  takes: number;
  from: (values: readonly Ratio[]) => Ratio;
}

/** A fault in a sum, with a message for its writer. */
export class SumFault extends Error {}

const piece = /\s*(?:(\d[\d,]*\d(?:\.\d+)?|\d+(?:\.\d+)?)|([a-z][a-z0-9]*(?:-[a-z0-9]+)*)|([-+*/^();]))/y;

interface Piece {
  kind: 'number' | 'name' | 'sign';
  text: string;
}

function piecesOf(sum: string): Piece[] {
  const pieces: Piece[] = [];
  const rest = sum.trimEnd();
  piece.lastIndex = 0;
  while (piece.lastIndex < rest.length) {
    const from = piece.lastIndex;
    const [, number, name, sign] = piece.exec(rest) ?? [];
    if (number !== undefined) pieces.push({ kind: 'number', text: number });
    else if (name !== undefined) pieces.push({ kind: 'name', text: name });
    else if (sign !== undefined) pieces.push({ kind: 'sign', text: sign });
    else throw new SumFault(`it cannot be read from “${rest.slice(from).trim()}”`);
  }
  return pieces;
}

/** Enough for the largest power in use: the chance of no sale among a few hundred people. */
const highestPower = 1000;

/**
 * Calculates a sum of a handbook: `6 * lawn - card(lawn)`, with + - * / ^, brackets, names and rules. Arguments are
 * separated by semicolons, because figures contain commas. There is no other syntax, and no code is run.
 */
export function workOut(sum: string, names: Names): Ratio {
  const pieces = piecesOf(sum);
  let next = 0;

  const takes = (...signs: string[]): string | undefined => {
    const found = pieces[next];
    if (found?.kind !== 'sign' || !signs.includes(found.text)) return undefined;
    next += 1;
    return found.text;
  };
  const expect = (sign: string): void => {
    if (takes(sign) === undefined) throw new SumFault(`“${sign}” is missing`);
  };

  const terms = (): Ratio => {
    let value = factors();
    for (let sign = takes('+', '-'); sign !== undefined; sign = takes('+', '-'))
      value = sign === '+' ? value.add(factors()) : value.sub(factors());
    return value;
  };
  const factors = (): Ratio => {
    let value = signed();
    for (let sign = takes('*', '/'); sign !== undefined; sign = takes('*', '/'))
      value = sign === '*' ? value.mul(signed()) : divided(value, signed());
    return value;
  };
  const signed = (): Ratio => (takes('-') === undefined ? powers() : signed().neg());
  const powers = (): Ratio => {
    const value = single();
    return takes('^') === undefined ? value : raised(value, signed());
  };
  const single = (): Ratio => {
    if (takes('(') !== undefined) {
      const value = terms();
      expect(')');
      return value;
    }
    const found = pieces[next];
    if (found === undefined || found.kind === 'sign')
      throw new SumFault(
        found === undefined ? 'it ends too soon' : `“${found.text}” is where a figure should be`,
      );
    next += 1;
    if (found.kind === 'number') return readRatio(found.text);
    return takes('(') === undefined ? figureOf(found.text, names) : ruled(found.text);
  };
  const ruled = (name: string): Ratio => {
    const rule = names.rules.get(name);
    if (rule === undefined) throw new SumFault(`there is no rule named ${name}`);
    const values = [terms()];
    while (takes(';') !== undefined) values.push(terms());
    expect(')');
    if (values.length !== rule.takes)
      throw new SumFault(`${name} takes ${rule.takes} figures, not ${values.length}`);
    return rule.from(values);
  };

  const value = terms();
  const stray = pieces[next];
  if (stray !== undefined) throw new SumFault(`“${stray.text}” is where it should end`);
  return value;
}

function figureOf(name: string, { figures }: Names): Ratio {
  const figure = figures.get(name);
  if (figure === undefined) throw new SumFault(`there is no figure named ${name}`);
  return figure;
}

function divided(value: Ratio, by: Ratio): Ratio {
  if (by.equals(0)) throw new SumFault('it divides by nothing');
  return value.div(by);
}

function raised(value: Ratio, power: Ratio): Ratio {
  if (power.d !== 1n || power.lt(0) || power.gt(highestPower))
    throw new SumFault(`a power is a whole number up to ${highestPower}`);
  return value.pow(power);
}
