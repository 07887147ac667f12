import type { Block, TableRow } from '../../document/plan-document.ts';
import type { Contract } from '../../reading/firm-facts.ts';
import type { BuyerFact, Fact } from '../../reading/reading.ts';
import { bullets, given, left, note, row, table, title, under } from '../blocks.ts';
import { doubtedPeople, namedPeople, shownContracts } from '../own-facts.ts';
import { isPage } from '../reach/named-message.ts';
import { doubtWords } from '../reach/offer-doubt.ts';
import { dayAndDate } from '../say/dates.ts';
import { orderDays } from '../say/firm-lines.ts';
import { dollars } from '../say/money.ts';
import { buyerName, buyerTerms } from '../say/own-words.ts';
import { heading } from '../say/words.ts';
import { mayShow, quote, type Writing } from '../writing.ts';

const steps: Readonly<Record<BuyerFact['when'], string>> = {
  waiting: 'Send your price and one date.',
  promised: 'Agree on the first date and the price in writing.',
  sends: 'Give them your price and your days. Ask them to pass on your number.',
  now: 'Agree on the next date. Ask who else might buy.',
  past: 'Say you are taking work again. Send your price.',
  hope: 'Say what you do and what it costs. Ask if they want it.',
};

/** What is known of one whose own words hold a name. */
export const seenAs: Readonly<Record<BuyerFact['when'], string>> = {
  now: 'they buy from you now',
  promised: 'they said they’ll buy',
  waiting: 'they want this',
  sends: 'they can tell others about you',
  hope: 'you mentioned them',
  past: 'they bought from you before',
};

const isInWriting = ({ reading }: Writing): boolean =>
  reading.limits.some(({ value }) => value.need === 'phone-calls');

const most = { BASIC: 4, PRO: 6, ENTERPRISE: 8 } as const;

function personRow(writing: Writing, fact: Fact<BuyerFact>): TableRow {
  const { value } = fact;
  const terms = buyerTerms(value);
  const next = isPage(value) ? 'Post what you do, your price, your days and how to book.' : steps[value.when];
  const step = isInWriting(writing) ? next.replace('your number', 'your name') : next;
  return row(
    buyerName(value),
    heading(terms === '' ? (quote(writing, fact) ?? seenAs[value.when]) : terms),
    doubtWords(writing.candidate, value, writing.licences) ?? step,
  );
}

/** "Builder at Cameron Park, 9 townhouses, $37,800" */
function contractRow({ value }: Fact<Contract>): TableRow {
  const { who = '', what, cents, quoteDue, isSure } = value;
  const step = quoteDue
    ? `Send the quote by ${dayAndDate(quoteDue)}.`
    : isSure
      ? 'Agree in writing on the days, the price and when they pay.'
      : 'Work out what you would make an hour before you say yes.';
  return row(
    heading(who),
    heading(
      given([what !== 'work' && what, orderDays(value), cents !== undefined && dollars(cents)]).join(', '),
    ),
    step,
  );
}

/** Who offered, asked or passes people on, with what they said and what to do. They are asked before anyone else. */
export function peopleNamed(writing: Writing): Block[] {
  const people = [
    ...namedPeople(writing).slice(0, most[writing.tier]),
    ...doubtedPeople(writing).slice(0, 2),
  ];
  const rows = [
    ...shownContracts(writing).map(contractRow),
    ...people.map((fact) => personRow(writing, fact)),
  ];
  return under(title('named-title', 'People you named'), [
    table(
      'named-people',
      'Ask these first',
      [left('Who'), left('What you said', 1.8), left('What to do', 1.6)],
      rows,
    ),
  ]);
}

/** Registered health workers may not advertise with what patients say. */
export const mayUseTestimonials = ({ trade, reading }: Pick<Writing, 'trade' | 'reading'>): boolean =>
  !trade.licences.some((id) => /allied-health|nurse-registration|health-registration/.test(id)) &&
  !reading.licences.some(({ value }) => /allied-health|nurse-registration/.test(value.licence));

/** What they have done, and what people said of it. */
export function whatYouCanShow(writing: Writing): Block[] {
  const done = writing.reading.done.filter((fact) => mayShow(writing, fact));
  const lines = given(done.slice(0, 4).map((fact) => quote(writing, fact)));
  return under(title('show-title', 'What you can show'), [
    bullets('show-list', lines),
    lines.length > 0 &&
      note(
        'show-note',
        mayUseTestimonials(writing)
          ? 'Ask each for a short reference to show.'
          : 'Registered health workers must not use testimonials in advertising (AHPRA). Say what you did, and for how many.',
      ),
  ]);
}
