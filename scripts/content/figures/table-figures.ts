import { facts, printFact } from '#shared/content/facts.ts';
import type { TableFigure } from '#shared/content/schemas/handbook.ts';
import type { Tokens } from '../render-markdown.ts';
import { type Bar, drawThinBars, type TableBars } from './draw-bars.ts';

/** The casual minimum wage, with which hourly pay is compared. Handbooks write it in their own style. */
export const casualFloor = {
  value: Number(/\$([\d.]+)/.exec(facts['casual-floor'].figure)?.[1]),
  words: `Casual minimum wage, ${printFact('casual-floor')}`,
};

export const columnsOf = ({ header }: Tokens.Table): string => header.map(({ text }) => text).join(', ');

const isPay = (column: string): boolean => /\bper hour\b/i.test(column);

/** “about $1,320” → 1320 */
const figureIn = (text: string): number => {
  const [, sign, digits] = /([-−–]?)\$?(\d[\d,]*(?:\.\d+)?)/.exec(text) ?? [];
  if (digits === undefined) throw new Error(`“${text}” has no figure that could be drawn`);
  return Number(digits.replaceAll(',', '')) * (sign ? -1 : 1);
};

/** Draws the bars of a column, each as long as the value of its cell. */
export function drawTable(table: Tokens.Table, { column, title }: TableFigure): TableBars {
  const index = table.header.findIndex(({ text }) => text === column);
  if (index < 1) throw new Error(`the table “${columnsOf(table)}” has no column “${column}” to draw`);
  const bars = table.rows.map((cells): Bar => {
    const printed = cells[index]?.text ?? '';
    return { label: cells[0]?.text ?? '', value: figureIn(printed), printed };
  });
  return drawThinBars({ title, bars, ...(isPay(column) && { floor: casualFloor }) });
}
