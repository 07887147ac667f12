import { f } from '#functions/workbook/formula/formula.ts';
import { Sheet } from '#functions/workbook/grid/sheet.ts';
import type { PieceSource } from '../piece.ts';
import { pieceBook } from '../sheets/piece-book.ts';
import { resultRows } from '../sheets/put-row.ts';
import { type Costs, costsTab } from './costs-tab.ts';
import { type Orders, ordersTab } from './orders-tab.ts';

/** What the orders so far say, and what the bench can promise next week. */
function weekTab(orders: Orders, { minutes }: Costs): Sheet {
  const sheet = new Sheet({ name: 'Sunday', widths: [44, 14, 72], isUpright: true, isOnePage: true });
  sheet.words('title', 'Each Sunday');
  sheet.words('subtitle', 'Two figures to type; the rest is read from Orders.');
  const put = resultRows(sheet);
  const hours = put('Bench hours of your worst recent week', 4, {
    note: 'Not of an average one.',
    format: 'hours',
    name: 'bad_week_hours',
  });
  const waiting = put('Orders waiting now', 6, {
    note: 'Paid and not packed.',
    format: 'count',
    name: 'waiting',
  });
  sheet.space();
  const prices = orders.rows.map(({ price }) => price);
  const count = put('Orders packed', f`COUNT(${orders.sheet.range(prices)})`, {
    note: 'Lines of Orders with a price.',
    format: 'count',
    name: 'packed',
  });
  const left = put(
    'Left by all of them',
    f`SUM(${orders.sheet.range(orders.rows.map(({ left: one }) => one))})`,
    {
      note: 'After parcels, remakes, fees and ads.',
      format: 'money',
      name: 'left_in_all',
    },
  );
  const allMinutes = orders.sheet.range(orders.rows.map(({ minutes: one }) => one));
  const twice = orders.sheet.range(orders.rows.map(({ twice: one }) => one));
  const bench = put('Hours at the bench', f`(SUM(${allMinutes})+SUMPRODUCT(${allMinutes},${twice}))/60`, {
    note: 'An order made twice counts twice.',
    format: 'hours',
    name: 'hours_in_all',
  });
  put('Left by an hour', f`IF(${bench}=0,0,ROUND(${left}/${bench},2))`, {
    note: 'Photos, words and messages are not in it.',
    format: 'money',
    name: 'left_by_an_hour',
  });
  put('Made twice, as a share', f`IF(${count}=0,0,SUM(${twice})/${count})`, {
    note: 'Over 4%: look at the box where buyers type their words.',
    format: 'percent',
    name: 'made_twice',
  });
  sheet.space();
  const average = put('Minutes of an order', f`IF(${count}=0,${minutes},SUM(${allMinutes})/${count})`, {
    note: 'Past 35 for three orders running, the design goes.',
    format: 'hours',
    name: 'minutes_an_order',
  });
  const can = put('Orders that such a week can make', f`INT(${hours}*60/${average})`, {
    note: 'Whole ones.',
    format: 'count',
    name: 'can_make',
  });
  put('Working days to add tonight', f`IF(${waiting}>${can},3,0)`, {
    note: 'To every listing, before you go to bed.',
    format: 'count',
    name: 'days_to_add',
  });
  put('Cap before a peak', f`MAX(0,INT(2*${hours}*60/${average})-2)`, {
    note: 'Twice that week’s hours, less a remake and a slow evening.',
    format: 'count',
    name: 'cap',
  });
  return sheet;
}

/** The order sheet of the handbook, with what an order costs before it and what a week can promise behind it. */
export function writeOrderSheet(source: PieceSource): Uint8Array {
  const costs = costsTab();
  const orders = ordersTab(costs);
  return pieceBook(source, {
    name: 'the order sheet',
    sheets: [costs.sheet, orders.sheet, weekTab(orders, costs)],
  });
}
