import { f } from '#functions/workbook/formula/formula.ts';
import { plain, Sheet, type Validation } from '#functions/workbook/grid/sheet.ts';
import type { Costs } from './costs-tab.ts';

export type Orders = ReturnType<typeof ordersTab>;

/** Invented: words, colour and thread by number, price, postage paid, minutes, sold by an ad, made twice. */
const first = [
  ['NONNA ROSA', '3', '7', 55, 9.7, 38, 0, 0],
  ['Ted', '1', '2', 55, 9.7, 31, 0, 0],
  ['Saoirse', '4', '7', 62, 9.7, 30, 1, 0],
  ['Uncle Bob', '1', '5', 62, 11.2, 29, 0, 1],
  ['Mia', '2', '2', 62, 9.7, 28, 0, 0],
] as const;
export const mostOrders = 40;

const whole: Validation = { type: 'whole', min: 0, max: 1, says: 'Please type 1 for yes or 0 for no.' };
const number: Validation = {
  type: 'decimal',
  min: 0,
  max: 10_000,
  says: 'Please type a number, 0 to 10,000.',
};

/** A line for each order, from its slip to what it left; kept beside the machine. */
export function ordersTab({ parcel, post: planned, rate, fixed, ad }: Costs) {
  const sheet = new Sheet({
    name: 'Orders',
    widths: [8, 22, 8, 8, 10, 10, 10, 9, 10, 11, 11],
    frozen: { rows: 3, columns: 2 },
  });
  sheet.words('title', 'Orders');
  sheet.words(
    'subtitle',
    'One line each, on the day it is packed. The first five are invented: type over them.',
  );
  const words = (text: string) => ({ words: text });
  sheet.head(
    'No.',
    words('Words, pasted'),
    words('Blank'),
    words('Thread'),
    'Price',
    'Post paid',
    'Minutes',
    'By an ad',
    'Made twice',
    'Left',
    'By an hour',
  );
  const rows = Array.from({ length: mostOrders }, (_, index) => {
    const [text = null, blank = null, thread = null, ...figures] = first[index] ?? [];
    sheet.put(1, 1001 + index, { format: 'general', role: 'label' });
    [text, blank, thread].forEach((content, at) => {
      sheet.put(at + 2, content, { format: 'text', role: 'answer' });
    });
    const [price, post, minutes, byAd, twice] = (['money', 'money', 'count', 'count', 'count'] as const).map(
      (format, at) => {
        const cell = sheet.put(at + 5, figures[at] ?? null, { format, role: 'answer' });
        sheet.validate(cell, at > 2 ? whole : number);
        return cell;
      },
    );
    if (!price || !post || !minutes || !byAd || !twice) throw new Error('An order has five figures');
    const material = f`(${parcel}-${planned})*(1+${twice})+${post}*(1+${twice})`;
    const left = sheet.put(
      10,
      f`IF(${price}=0,0,ROUND(${price}-${material}-${price}*(${rate}+${byAd}*${ad})-${fixed},2))`,
      plain('money'),
    );
    sheet.put(11, f`IF(${minutes}=0,0,ROUND(${left}/(${minutes}*(1+${twice}))*60,2))`, plain('money'));
    sheet.row += 1;
    return { price, minutes, twice, left };
  });
  return { sheet, rows };
}
