import { printRatio, type Ratio, roundTo } from './ratio.ts';
import { SumFault } from './work-out.ts';

/** `$0`, `$0.00`, `0`, `0.0`, `0%`, `0.0%` and so on, with `~` in front when the figure is rounded. */
const look = /^(~?)(\$?)0(?:\.(0+))?(%?)$/;

export const isLook = (text: string): boolean => look.test(text);

/** Prints the result in its format. A result that would be rounded needs `~`, or is refused. */
export function printSum(value: Ratio, shape: string): string {
  const [, rounds, dollar, zeros = '', percent] = look.exec(shape) ?? [];
  if (rounds === undefined) throw new SumFault(`“${shape}” is no look of a figure`);
  const shown = percent ? value.mul(100) : value;
  const rounded = roundTo(shown, zeros.length);
  if (!rounds && !rounded.equals(shown))
    throw new SumFault(
      `it is ${printRatio(roundTo(shown, 6), 6)}, which “${shape}” would round; write “~${shape}” to round it`,
    );
  const sign = rounded.lt(0) ? '-' : '';
  return `${sign}${dollar}${printRatio(rounded, zeros.length)}${percent}`;
}
