import { column, pageSize } from '../layout/page-size.ts';
import type { PlacedText } from './read-pdf.ts';

/** pdf.js adds its guessed spaces to the width of right-to-left pieces, so those need tolerance. */
const slackOf = (text: string): number => (/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text) ? 6 : 0.75);

/** Finds texts outside the column, or outside the header and footer. */
export const outsideOf = (texts: readonly PlacedText[]): string[] =>
  texts
    .filter(
      ({ text, x, y, width }) =>
        x < column.x - slackOf(text) ||
        x + width > column.x + column.width + slackOf(text) ||
        y < 30 ||
        y > pageSize.height - 36,
    )
    .map(({ text, x, y, width }) => `${text} at ${x}, ${y}, ${width} wide`);

/** Finds pairs of texts that overlap by more than a point sideways and a third of their height. */
export function overlapsOf(texts: readonly PlacedText[]): string[] {
  const printed = texts.filter(({ text }) => text.trim() !== '');
  const pairs: string[] = [];
  printed.forEach((one, index) => {
    for (const other of printed.slice(index + 1)) {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down =
        Math.min(one.y + one.height * 0.7, other.y + other.height * 0.7) - Math.max(one.y, other.y);
      if (across > 1 && down > Math.min(one.height, other.height) * 0.35)
        pairs.push(`${one.text} | ${other.text}`);
    }
  });
  return pairs;
}
