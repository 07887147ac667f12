import { openScreen } from '../private/screen.ts';
import { tradeLicences } from '../trade-licences.ts';
import { mayShow, type Writing } from '../writing.ts';
import { paymentIn } from './payment-slots.ts';
import { isRegistered } from './tax-slots.ts';

/** Licences of a trade that say what kind of work it is. */
const kinds: readonly [string, RegExp][] = [
  ['food', /food|egg-producer/],
  ['health', /allied-health|nurse/],
  ['children', /children|babysitting|family-day-care|party-child/],
];

/** A file says nothing that shows a private situation; the screen of the person does. */
const isOpen = ({ situations, screen }: Writing, id: string): boolean =>
  screen === openScreen || ['P0', 'P1'].includes(situations.get(id)?.privacy ?? 'P0');

const slugOf = (region: string): string => region.toLowerCase().replaceAll(' ', '-');

/** What an answer may depend on: situations, the payment, and what the figures say of GST and tax. */
export function personFacts(writing: Writing, question: string): ReadonlySet<string> {
  const { reading, figures, input, screen } = writing;
  const { gst, inputs, year } = figures;
  const payment = paymentIn(writing, question);
  const facts = new Set(
    reading.situations
      .filter((fact) => mayShow(writing, fact) && isOpen(writing, fact.value.id))
      .map(({ value }) => value.id),
  );
  for (const { value } of reading.income)
    facts.add(value.kind === 'wage' ? 'wage' : (value.payment ?? value.kind));
  const papers = tradeLicences(writing);
  for (const [kind, pattern] of kinds) if (papers.some(({ id }) => pattern.test(id))) facts.add(kind);
  const held: readonly [string, boolean][] = [
    ['payment', payment !== undefined],
    ['payment-falls', (payment?.lessFortnightCents ?? 0) > 0],
    ['payment-hours', payment?.hours !== undefined],
    ['has-abn', input.profile.abn !== undefined && input.profile.abn !== ''],
    ['tax-due', year.taxCents > 0],
    ['safety', screen.isSafety],
    ['gst-registered', isRegistered(writing)],
    ['gst-day-one', gst.from === 'day-one'],
    ['gst-from-start', gst.from === 'month' && gst.month === inputs.firstMonth],
    ['gst-later', gst.from === 'month' && gst.month !== inputs.firstMonth],
  ];
  for (const [fact, holds] of held) if (holds) facts.add(fact);
  if (payment) facts.add(payment.id);
  // Where the law of a state differs from the others.
  if (writing.region && writing.isAustralia)
    facts.add(writing.place === 'elsewhere' ? slugOf(writing.region) : writing.place.toLowerCase());
  return facts;
}
