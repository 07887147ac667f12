import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { CostLine, FigureInputs } from './inputs.ts';
import { cents } from './round.ts';

const wordIn = (text: string, words: readonly string[]): boolean =>
  words.some((word) => new RegExp(String.raw`\b${word}s?\b`, 'i').test(text));

/** A basin that they buy has to be connected, and that costs more than the basin. */
export function withFitter(inputs: FigureInputs, { fitting }: Pick<MoneyRules, 'fitting'>): FigureInputs {
  const isFitted = (who: string): boolean => inputs.start.some(({ what }) => wordIn(what, [who]));
  const fitted = (line: CostLine): CostLine => {
    const one = line.isOwn && fitting.find(({ things }) => wordIn(line.what, things));
    return !one || isFitted(one.who)
      ? line
      : {
          ...line,
          what: `${line.what}, and ${one.a} to fit it`,
          cents: line.cents + cents(one.dollars),
          basis: one.basis,
        };
  };
  return { ...inputs, start: inputs.start.map(fitted) };
}
