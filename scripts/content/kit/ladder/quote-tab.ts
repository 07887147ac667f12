import { f } from '#functions/workbook/formula/formula.ts';
import { key, Sheet } from '#functions/workbook/grid/sheet.ts';
import { putRow } from '../sheets/put-row.ts';
import type { Intake, Rates } from './intake-sheet.ts';
import { quoteOf, travelOf, workOf } from './quote-rules.ts';

export type Quote = ReturnType<typeof quoteSheet>;

/** From one client and the rates to a price; nothing is typed here. */
export function quoteSheet({ rates, intake }: { rates: Rates; intake: Intake }) {
  const sheet = new Sheet({ name: 'Quote', widths: [30, 14, 64], isUpright: true, isOnePage: true });
  sheet.words('title', 'The price of this visit');
  sheet.words('subtitle', 'Nothing to type: it reads Intake and Rates.');
  const money = (label: string, content: ReturnType<typeof f>, note: string) =>
    putRow(sheet, { label, content, note, format: 'money' });
  const work = money(
    'Work',
    workOf({ minutes: intake.minutes, rate: rates.hour }),
    'Minutes of all dogs, at the rate',
  );
  const travel = money(
    'Travel',
    travelOf({
      kilometres: intake.kilometres,
      driving: intake.driving,
      carRate: rates.kilometre,
      rate: rates.hour,
    }),
    'The car, and driving at half the rate',
  );
  const sum = money('Work and travel', f`${work}+${travel}`, 'Before it is rounded');
  const price = sheet.named(
    money(
      'Quote',
      quoteOf({ dogs: intake.dogs, sum, least: rates.least }),
      'Up to the next $5, never under the least',
    ),
    'quote',
  );
  const deposit = sheet.named(
    money('Deposit', f`CEILING(${price}*${rates.deposit},5)`, 'To hold the day, up to the next $5'),
    'deposit',
  );
  const onTheDay = money('On the day', f`${price}-${deposit}`, 'The rest');
  return { sheet, price, deposit, onTheDay };
}

interface Printed {
  rates: Rates;
  intake: Intake;
  quote: Quote;
}

/** The same quote in two layouts: for a client’s kitchen table, and for a telephone. */
export function printedQuote({ intake, quote }: Printed): Sheet[] {
  const page = new Sheet({ name: 'To print', widths: [34, 18, 40], isUpright: true, isOnePage: true });
  page.words('title', 'Wren Mobile Grooming');
  page.words('subtitle', 'Your name, ABN and telephone number in place of this line.');
  page.space();
  const line = (label: string, content: ReturnType<typeof f>, format: 'text' | 'count' | 'money'): void => {
    page.put(1, label, { format: 'text', role: 'label' });
    page.put(2, content, key(format));
    page.row += 1;
  };
  line('For', f`${intake.client}&""`, 'text');
  line('Dogs', f`${intake.dogs}+0`, 'count');
  line('Price, travel included', f`${quote.price}+0`, 'money');
  line('To hold the day', f`${quote.deposit}+0`, 'money');
  line('On the day', f`${quote.onTheDay}+0`, 'money');
  page.space();
  for (const words of [
    'Matted coats are looked at before they are priced. If one takes longer than we said, you hear it before we go on.',
    'A dog that bites is groomed with its owner beside us, or not at all. Please tell us now.',
    'The deposit comes back if you cancel two days before.',
  ])
    page.paragraph({ from: 1, to: 3 }, words);
  const text = new Sheet({ name: 'To send', widths: [70], isUpright: true, isOnePage: true });
  text.words('title', 'As a message');
  text.words('subtitle', 'Copy the line below; it changes with the quote.');
  text.space();
  text.put(
    1,
    f`IF(${quote.price}=0,"How many dogs are they, and how far is it?","Hi "&${intake.client}&", for "&${intake.dogs}&IF(${intake.dogs}=1," dog"," dogs")&" the price is $"&${quote.price}&", travel included. $"&${quote.deposit}&" holds the day, $"&${quote.onTheDay}&" when we are done. Matted coats are looked at first.")`,
    { format: 'text', role: 'note' },
  );
  text.row += 1;
  return [page, text];
}
