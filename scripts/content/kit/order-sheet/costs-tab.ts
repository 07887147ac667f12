import { type Cell, type Formula, f } from '#functions/workbook/formula/formula.ts';
import type { Format } from '#functions/workbook/grid/looks.ts';
import { Sheet, type Validation } from '#functions/workbook/grid/sheet.ts';
import { factNumbers } from '#shared/content/fact-numbers.ts';
import { putRow } from '../sheets/put-row.ts';

export type Costs = ReturnType<typeof costsTab>;

const amount: Validation = {
  type: 'decimal',
  min: 0,
  max: 10_000,
  says: 'Please type an amount, 0 to 10,000.',
};
const share: Validation = { type: 'decimal', min: 0, max: 1, says: 'Please type a share, 0 to 1.' };

/** One order to the cent, and the price that its making asks for. */
export function costsTab() {
  const sheet = new Sheet({ name: 'One order', widths: [40, 14, 70], isUpright: true, isOnePage: true });
  sheet.words('title', 'One order, to the cent');
  sheet.words('subtitle', 'The apron of the handbook. Type over the green cells with your own object.');
  const typed = (
    name: string,
    label: string,
    content: number,
    look: { note: string; format?: Format },
  ): Cell => {
    const format = look.format ?? 'money';
    return putRow(sheet, {
      name,
      label,
      content,
      note: look.note,
      format,
      limits: format === 'share' ? share : amount,
    });
  };
  const found = (name: string, label: string, content: Formula, note: string): Cell =>
    putRow(sheet, { name, label, content, note, format: 'money', isKey: true });
  const blank = typed('blank', 'Blank', 9.2, { note: 'Washed three times before the second dozen.' });
  const thread = typed('thread', 'Thread, backing, care label', 0.9, {
    note: 'Weigh a cone before and after ten names.',
  });
  const mailer = typed('mailer', 'Mailer, tissue, card', 1.2, { note: 'As they leave the house.' });
  const post = typed('post', 'Postage', 9.7, { note: 'Assumed: weigh the parcel packed.' });
  const remakes = typed('remakes', 'Remade, as a share of orders', 0.04, {
    note: '1 in 25.',
    format: 'share',
  });
  const minutes = typed('bench_minutes', 'Minutes at the bench', 30, {
    note: 'With a clock, the fifth one.',
    format: 'count',
  });
  const floor = typed('hour', 'What an hour should bring', factNumbers['casual-floor'], {
    note: 'The casual minimum wage, till you know better.',
  });
  const rate = typed('etsy_share', 'Etsy, as a share of the price', factNumbers['etsy-rate'], {
    note: 'All percentages together, from your own statement.',
    format: 'share',
  });
  const fixed = typed('etsy_cents', 'Etsy, for each order', factNumbers['etsy-fixed'], {
    note: 'Listing and payment.',
  });
  const ad = typed('ad_share', 'Etsy, more for a sale by its ads elsewhere', 0.15, {
    note: 'Look at your statement; some shops may switch it off.',
    format: 'share',
  });
  sheet.space();
  const parcel = found('parcel', 'The parcel', f`${blank}+${thread}+${mailer}+${post}`, 'Without your time.');
  const remake = found('remake', 'Remakes', f`ROUND(${parcel}*${remakes},2)`, 'Spread over all orders.');
  const price = found(
    'list_price',
    'List at',
    f`ROUNDUP((2*${minutes}/60*${floor}+${parcel}+${remake}+${fixed})/(1-${rate}),0)`,
    'So that twice the making time at that hour is left.',
  );
  const fees = found('fees', 'Fees on that', f`ROUND(${price}*${rate}+${fixed},2)`, 'Before an ad.');
  found(
    'left',
    'Left',
    f`${price}-${parcel}-${remake}-${fees}`,
    'For your time, photos, cover and a broken needle.',
  );
  return { sheet, parcel, post, rate, fixed, ad, minutes };
}
