import {
  type Argument,
  asBoolean,
  asNumber,
  excelFunctions,
  FormulaFault,
  type Value,
} from './excel-functions.ts';

/** A parsed formula calculates its result from the values of its cells. */
export type Calculation = (given: readonly Argument[]) => Argument;

type Token = { kind: 'number' | 'text' | 'word' | 'sign'; text: string } | { kind: 'given'; index: number };

const pattern = /\s*(?:(\d+(?:\.\d+)?(?:E[-+]?\d+)?)|"([^"]*)"|([A-Z]+)|(<=|>=|<>|[-+*/^&=<>(),%]))/y;

function tokensOf(parts: readonly string[]): Token[] {
  return parts.flatMap((part, index) => {
    const tokens: Token[] = [];
    pattern.lastIndex = 0;
    const text = part.trimEnd();
    while (pattern.lastIndex < text.length) {
      const [, number, quoted, word, sign] = pattern.exec(text) ?? [];
      if (number !== undefined) tokens.push({ kind: 'number', text: number });
      else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted });
      else if (word !== undefined) tokens.push({ kind: 'word', text: word });
      else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
      else throw new FormulaFault(`This is not a formula: ${text}`);
    }
    return index < parts.length - 1 ? [...tokens, { kind: 'given', index }] : tokens;
  });
}

type Operator = (a: Argument, b: Argument) => Value;
const numbers =
  (operate: (a: number, b: number) => number): Operator =>
  (a, b) =>
    operate(asNumber(a), asNumber(b));
/** An empty cell equals an empty text. */
const isSame: Operator = (a, b) =>
  typeof a === 'string' || typeof b === 'string' ? (a ?? '') === (b ?? '') : asNumber(a) === asNumber(b);
const textOf = (value: Argument): string => (value === null ? '' : String(value));

/** The operators are ordered from the loosest to the tightest. */
const levels: readonly Readonly<Record<string, Operator>>[] = [
  {
    '=': isSame,
    '<>': (a, b) => !isSame(a, b),
    '<': (a, b) => asNumber(a) < asNumber(b),
    '>': (a, b) => asNumber(a) > asNumber(b),
    '<=': (a, b) => asNumber(a) <= asNumber(b),
    '>=': (a, b) => asNumber(a) >= asNumber(b),
  },
  { '&': (a, b) => textOf(a) + textOf(b) },
  { '+': numbers((a, b) => a + b), '-': numbers((a, b) => a - b) },
  { '*': numbers((a, b) => a * b), '/': numbers((a, b) => a / b) },
];

/** `parts` are the texts between the cells, as in a template. */
export function parseFormula(parts: readonly string[]): Calculation {
  const tokens = tokensOf(parts);
  let at = 0;
  const signAt = (): string => {
    const token = tokens[at];
    return token?.kind === 'sign' ? token.text : '';
  };
  const expect = (sign: string): void => {
    if (signAt() !== sign) throw new FormulaFault(`${sign} is missing in ${parts.join('□')}`);
    at += 1;
  };

  function operation(level: number): Calculation {
    const operators = levels[level];
    if (!operators) return signed();
    let left = operation(level + 1);
    for (let operate = operators[signAt()]; operate; operate = operators[signAt()]) {
      at += 1;
      const [a, b, apply] = [left, operation(level + 1), operate];
      left = (given) => apply(a(given), b(given));
    }
    return left;
  }

  function signed(): Calculation {
    if (signAt() !== '-') return primary();
    at += 1;
    const value = signed();
    return (given) => -asNumber(value(given));
  }

  function primary(): Calculation {
    const token = tokens[at];
    at += 1;
    switch (token?.kind) {
      case 'given': {
        const { index } = token;
        return (given) => given[index] ?? null;
      }
      case 'number': {
        const value = Number(token.text);
        return () => value;
      }
      case 'text': {
        const { text } = token;
        return () => text;
      }
      case 'word':
        return call(token.text);
      default: {
        at -= 1;
        expect('(');
        const inner = operation(0);
        expect(')');
        return inner;
      }
    }
  }

  function call(name: string): Calculation {
    expect('(');
    const values = [operation(0)];
    while (signAt() === ',') {
      at += 1;
      values.push(operation(0));
    }
    expect(')');
    if (name === 'IF') {
      const [test, yes, no] = values;
      if (!test || !yes || !no) throw new FormulaFault('IF takes three');
      return (given) => (asBoolean(test(given)) ? yes(given) : no(given));
    }
    const apply = excelFunctions[name];
    if (!apply) throw new FormulaFault(`There is no function ${name}`);
    return (given) => apply(values.map((value) => value(given)));
  }

  const whole = operation(0);
  if (at < tokens.length) throw new FormulaFault(`Something is left over in ${parts.join('□')}`);
  return whole;
}
