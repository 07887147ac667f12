import { isFactId, printFact } from '#shared/content/facts.ts';
import { isLook, printSum } from './print-sum.ts';
import { type Names, SumFault, workOut } from './work-out.ts';

/** A path's own figures from its front matter: `lawn: 65`, or a sum of earlier ones. */
export type OwnFigures = Readonly<Record<string, string | number>>;

const named = /\{\{([^{}]*)\}\}/g;

/** Fills in every `{{…}}` of a text. A fault names its line, counted from the first line of the text. */
export const fillText = (text: string, names: Names, firstLine = 1): string =>
  text.replaceAll(named, (_whole, inside: string, offset: number) => {
    try {
      return filled(inside.trim(), names);
    } catch (error) {
      if (!(error instanceof SumFault || error instanceof RangeError)) throw error;
      const line = firstLine + text.slice(0, offset).split('\n').length - 1;
      throw new SumFault(`line ${line}, {{${inside}}}: ${error.message}`);
    }
  });

/** `{{casual-floor}}` is a fact with its date, `{{$0.00 hours * casual-floor}}` a sum. */
function filled(inside: string, names: Names): string {
  if (isFactId(inside)) return printFact(inside);
  const [shape = '', ...sum] = inside.split(' ');
  if (!isLook(shape))
    throw new SumFault(`There is no fact named ${inside}, and no look of a figure before a sum`);
  return printSum(workOut(sum.join(' '), names), shape);
}

/** Adds a path's own figures to the names. Each may build on earlier ones. */
export function withOwn(names: Names, own: OwnFigures): Names {
  const figures = new Map(names.figures);
  for (const [name, sum] of Object.entries(own)) {
    if (figures.has(name)) throw new SumFault(`sums: ${name} has another meaning already`);
    try {
      figures.set(name, workOut(String(sum), { figures, rules: names.rules }));
    } catch (error) {
      if (!(error instanceof SumFault || error instanceof RangeError)) throw error;
      throw new SumFault(`sums: ${name}: ${error.message}`);
    }
  }
  return { figures, rules: names.rules };
}

/** The typed words of a text, without the filled-in parts. */
export const withoutFilled = (text: string): string => text.replaceAll(named, ' ');
