import { isEvent } from '../../reading/contracts/event-head.ts';
import type { Contract } from '../../reading/firm-facts.ts';
import { given, prose } from '../blocks.ts';
import { shownContracts } from '../own-facts.ts';
import { dayAndDate } from '../say/dates.ts';
import { orderDays } from '../say/firm-lines.ts';
import { dollars } from '../say/money.ts';
import { hasGst, type Writing } from '../writing.ts';

/** Messages about orders that the customer told of: the same thing, the same day and the same price. */

/** "180 hats by Friday 22 January", "the talk on Thursday 21 January, 5.30 pm" */
function orderWords(contract: Contract): string {
  const { what, on } = contract;
  const thing = what === 'work' || what === 'tender' ? 'the work' : /^\d/.test(what) ? what : `the ${what}`;
  const days = orderDays(contract);
  const joint = on === undefined ? ' ' : on.length > 3 || contract.isRange ? ', ' : ' on ';
  return `${thing}${days === undefined ? '' : `${joint}${days}`}`;
}

/** "$11 each, so $1,980 in all" */
function priceWords({ cents, eachCents, count, perMonthCents }: Contract, gst: string): string | undefined {
  if (eachCents !== undefined && perMonthCents !== undefined) return `${dollars(eachCents)} a visit${gst}`;
  if (perMonthCents !== undefined) return `${dollars(perMonthCents)} a month${gst}`;
  if (cents === undefined) return undefined;
  return eachCents !== undefined && count !== undefined
    ? `${dollars(eachCents)} each${gst}, so ${dollars(cents)} in all`
    : `${dollars(cents)}${gst}`;
}

function orderText(writing: Writing, contract: Contract): string {
  const { isSure, quoteDue, sampleBy, paidCents, cents } = contract;
  const price = priceWords(contract, hasGst(writing) ? ', plus GST' : '');
  const words = orderWords(contract);
  const hello = `Hello, it's ${writing.firstName}.`;
  if (quoteDue !== undefined)
    return prose(
      hello,
      `You asked me for a quote for ${words}.`,
      price === undefined ? undefined : `My price is ${price}.`,
      `I’ll send you the quote in writing before ${dayAndDate(quoteDue)}.`,
      'Is there anything else it should cover?',
    );
  if (isSure)
    return prose(
      hello,
      `This is about ${words}.`,
      price === undefined ? undefined : `The price is ${price}.`,
      paidCents === undefined
        ? undefined
        : `Thank you for the ${dollars(paidCents)}${cents !== undefined && cents > paidCents ? `. ${dollars(cents - paidCents)} is left to pay` : ''}.`,
      'Is all of it still right?',
    );
  return prose(
    hello,
    `You asked me about ${words}.`,
    price === undefined ? 'I’ll send you the price in writing.' : `The price is ${price}.`,
    sampleBy === undefined ? undefined : `You’ll have the sample by ${dayAndDate(sampleBy)}.`,
    sampleBy === undefined ? 'Shall I put it in my diary?' : 'Who should I send it to?',
  );
}

/** "the school", "Beaudesert bike rally" */
const nameOf = (who: string): string => (/^(?:\p{Lu}|\d|your\b|the\b)/u.test(who) ? who : `the ${who}`);

/** A tender is answered on its own papers. */
export const orderMessages = (writing: Writing): { title: string; text: string }[] =>
  shownContracts(writing)
    .filter(
      ({ value }) =>
        value.what !== 'tender' && (value.quoteDue ?? value.on ?? value.by ?? value.sampleBy) !== undefined,
    )
    .filter(({ value, at }) => writing.screen.allows(value.what, at))
    .flatMap(({ value }) =>
      given([
        value.who !== undefined && {
          title: `Message ${isEvent(value.who) ? 'about' : 'to'} ${nameOf(value.who)}`,
          text: orderText(writing, value),
        },
      ]),
    );
