import type { PieceSource } from '../piece.ts';
import { pieceBook } from '../sheets/piece-book.ts';
import { daySheet } from './day-sheet.ts';
import { fourWeeks } from './four-weeks.ts';
import { intakeSheet, ratesSheet } from './intake-sheet.ts';
import { printedQuote, quoteSheet } from './quote-tab.ts';
import { startSheet } from './start-sheet.ts';
import { testSheet } from './test-sheet.ts';

/** The third version of the ladder: four tabs that feed one another from one page of rates, and two layouts of the quote. */
export function writeWholeJob(source: PieceSource): Uint8Array {
  const rates = ratesSheet();
  const intake = intakeSheet();
  const quote = quoteSheet({ rates, intake });
  const day = daySheet({ rates, intake, visit: quote });
  const start = startSheet({
    title: 'The whole job for a mobile groomer',
    lead: 'Ask, quote, drive and count, each tab from the one before. The example is the invented Wren Mobile Grooming.',
    tabs: [
      ['Rates', 'Typed once. Every other tab reads them here.'],
      ['Intake', 'One client: six dogs at most, bites and matted coats asked before you drive.'],
      ['Quote', 'Feeds on Intake and Rates: work, travel, price, deposit.'],
      [
        'Day',
        'Feeds on Intake, Quote and Rates: up to six stops, when you leave each, what an hour of the day paid.',
      ],
      ['Four weeks', 'Feeds on Day: what a month of such days leaves.'],
      ['To print, To send', 'The quote in two layouts: a page for the client, a text for the phone.'],
      ['Tests', 'Seven visits worked out by hand, against the same rates.'],
    ],
    scars: [
      ['Bites?', 'I asked at the gate, once.'],
      ['Matted, minutes', 'I quoted three poodles by phone and lost a Saturday.'],
      ['Deposit', 'Two no-shows in one heatwave.'],
      ['Drive to the next', 'My day had no roads in it, and I was late to every third dog.'],
    ],
  });
  const sheets = [
    start,
    rates.sheet,
    intake.sheet,
    quote.sheet,
    day.sheet,
    fourWeeks(day),
    ...printedQuote({ rates, intake, quote }),
    testSheet(rates),
  ];
  return pieceBook(source, { name: 'the whole job', sheets, foot: 'a whole job to learn from' });
}
