import { printRatio, type Ratio, roundTo } from './ratio.ts';
import { SumFault } from './work-out.ts';

/** `$0`, `$0.00`, `0`, `0.0`, `0%`, `0.0%` and so on; with `~` before it where the figure is rounded to that. */
const look = /^(~?)(\$?)0(?:\.(0+))?(%?)$/;

export const isLook = (text: string): boolean => look.test(text);

/** What a sum comes to, as its look says. One that would lose something says `~`, or is refused. */
export function printSum(value: Ratio, shape: string): string {
  const [, rounds, dollar, zeros = '', percent] = look.exec(shape) ?? [];
  if (rounds === undefined) throw new SumFault(`“${shape}” is no look of a figure`);
  const shown = percent ? value.mul(100) : value;
  const rounded = roundTo(shown, zeros.length);
  if (!rounds && !rounded.equals(shown))
    throw new SumFault(
      `it comes to ${printRatio(roundTo(shown, 6), 6)}, which “${shape}” would round; write “~${shape}” to round it`,
    );
  const sign = rounded.lt(0) ? '-' : '';
  return `${sign}${dollar}${printRatio(rounded, zeros.length)}${percent}`;
}
