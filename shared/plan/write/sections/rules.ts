import type { Situation } from '#shared/content/schemas/catalogue.ts';
import type { Block, PlanSection } from '../../document/plan-document.ts';
import type { Text } from '../../document/text.ts';
import { clearGoal, isSelling } from '../../reading/reading.ts';
import { countryName } from '../abroad.ts';
import { isRegistered } from '../asked/tax-slots.ts';
import { bullets, given, type Maybe, strong, title, under } from '../blocks.ts';
import { monthYear } from '../say/dates.ts';
import { about, dollars } from '../say/money.ts';
import { toDoLine } from '../say/own-words.ts';
import { sourceNote } from '../say/sources.ts';
import { an, heading, list, officeInWords, phrase, sentence } from '../say/words.ts';
import { tradeLicences } from '../trade-licences.ts';
import { whoToAsk } from '../who-to-ask.ts';
import { isFull, mayShow, type Writing } from '../writing.ts';

const rule = (name: string, words: string): Text => [strong(`${name}. `), words];

/** The rule of the person's state, with its limit and its source. */
function licenceRules(writing: Writing): Text[] {
  const { place, region, reading } = writing;
  return tradeLicences(writing).flatMap((licence) => {
    const line = licence.places[place];
    if (!line) return [];
    const status = reading.licences.find(({ value }) => value.licence === licence.id)?.value.status;
    const held =
      status === 'held'
        ? ' You told us that you hold it.'
        : line.howToGet && line.needed !== 'none'
          ? ` ${/^you\b/i.test(line.howToGet) ? sentence(line.howToGet) : `To get it: ${phrase(line.howToGet)}.`}`
          : '';
    const cost =
      line.cost && status !== 'held' ? ` The fee is about ${dollars(line.cost.dollars * 100)}.` : '';
    const decides =
      place === 'elsewhere' && region && line.needed !== 'none' && !line.text.includes(line.body)
        ? ` In ${region}, ask ${officeInWords(line.body)}.`
        : '';
    return [
      rule(
        heading(licence.name),
        `${sentence(line.text)}${decides}${held}${cost}${sourceNote(writing, line.basis)}`,
      ),
    ];
  });
}

/** Papers and answers that the customer still has to get. One line for each, by the name that they use. */
const toDoRules = (writing: Writing): Text[] =>
  writing.reading.toDo
    .filter(
      (fact) =>
        fact.value.kind === 'paper' && mayShow(writing, fact) && writing.screen.allows(fact.words, fact.at),
    )
    .map(({ value }) => rule('Still to do', toDoLine(value)));

/** In the short plan; the rules of the state come first. */
const mostRules = 3;

function tradeRules(writing: Writing): Text[] {
  const { trade, place } = writing;
  const lines = [...(trade.rules.states[place] ?? []), ...trade.rules.all].slice(
    0,
    isFull(writing) ? undefined : mostRules,
  );
  const offices = new Set<string>();
  return lines.map(({ text, basis }) => {
    const office = 'judged' in basis ? whoToAsk(text) : undefined;
    const ask = office && !offices.has(office) ? ` ${office}` : '';
    if (office) offices.add(office);
    return [`${sentence(text)}${ask}${sourceNote(writing, basis)}`];
  });
}

function insuranceRule({ trade }: Writing): Maybe<Text> {
  const { must, should, ask } = trade.insurance;
  if (must.length + should.length === 0) return undefined;
  const parts = given([
    must.length > 0 && `You need ${list(must.map(phrase))}.`,
    should.length > 0 && `Think about ${list(should.map(phrase))}.`,
    ask.length > 0 && `Ask the insurer: ${ask.map(heading).join(' ')}`,
  ]);
  return rule('Insurance', parts.join(' '));
}

/** Sales of today reach the limit, whatever the plan adds. */
function gstToday(writing: Writing): string | undefined {
  const { gst, inputs } = writing.figures;
  const { running } = writing.reading;
  const month = inputs.today?.salesCents ?? running?.value.monthlyCents ?? 0;
  if (running && !mayShow(writing, running)) return undefined;
  if (month * 12 < gst.thresholdCents) return undefined;
  return `Your sales today are about ${about(month * 12)} a year, which is above ${dollars(gst.thresholdCents)}.`;
}

function gstWords(writing: Writing): string {
  const { gst, inputs } = writing.figures;
  const today = gstToday(writing);
  const when = today
    ? `${today} ${isRegistered(writing) ? 'You say that you are registered.' : 'Check that you are registered. If you are not, register now, and ask a tax agent about your sales so far.'}`
    : gst.from === 'day-one'
      ? 'You must register for GST before the first job.'
      : `Your sales in twelve months pass ${dollars(gst.thresholdCents)}${gst.month === inputs.firstMonth ? ', so register now' : ` in ${monthYear(gst.month ?? '')}. Register within ${gst.registerWithinDays} days`}.`;
  return `${when} A client then pays ${dollars(gst.buyerPaysCents)} for ${inputs.mix ? `an average ${inputs.unit}` : an(inputs.asked?.unit ?? inputs.unit)}. The figures leave GST out, because you pass it on.`;
}

/** The goal takes more sales than the plan has, and with them GST. */
function goalGst({ figures: { goal, gst, inputs }, reading }: Writing): string {
  const wanted = clearGoal(reading);
  const month =
    wanted?.measure === 'sales' && wanted.per !== 'total'
      ? wanted.monthlyCents
      : (goal?.goalUnits ?? 0) * inputs.priceCents.value;
  return month * 12 < gst.thresholdCents
    ? ''
    : ` Your goal takes about ${about(month * 12)} of sales a year, so GST will apply then. Register within ${gst.registerWithinDays} days of the end of the month when your sales in twelve months reach ${dollars(gst.thresholdCents)}. Add GST to your prices from then on.`;
}

/** What the payment does at this plan's profit. The rule with its date, and who to ask. */
function paymentRule(writing: Writing): Maybe<Text> {
  const { payment, inputs } = writing.figures;
  if (!payment || inputs.payment?.isHeldBack) return undefined;
  const [first, second] = payment.tapers;
  const parts = given([
    `You can earn ${dollars(payment.freeFortnightCents)} a fortnight before it falls.`,
    payment.workBonusFortnightCents > 0 &&
      `The Work Bonus takes ${dollars(payment.workBonusFortnightCents)} a fortnight off first.`,
    first && `Then it falls by ${first.cents} cents for each dollar.`,
    second && `Above ${dollars(Math.round(second.above * 100))} it falls by ${second.cents} cents.`,
    `This plan makes ${about(payment.profitFortnightCents)} of profit a fortnight, so your payment ${payment.lessFortnightCents === 0 ? 'does not fall' : `falls by about ${about(payment.lessFortnightCents)}`}.`,
    sentence(payment.counts),
    payment.hours &&
      `You can work ${payment.hours.most} hours in ${payment.hours.weeks === 1 ? 'a week' : `${payment.hours.weeks} weeks`}.`,
    payment.status === 'older' && 'These amounts are not the latest. Ask for the current ones.',
    `Ask ${payment.ask.name}${payment.ask.phone ? `, ${payment.ask.phone}` : ''}, for ${payment.ask.for}.`,
  ]);
  return rule(payment.name, `${parts.join(' ')}${sourceNote(writing, payment.basis)}`);
}

/** ABN, GST, tax, super and records: the same law for every trade, with this person's figures. */
function moneyRules(writing: Writing): Maybe<Text>[] {
  const { figures, input, isAustralia, reading } = writing;
  if (!isAustralia)
    return [
      rule(
        'Where you live',
        `The rules and tax of ${countryName(input.profile.country)} apply. Before you start, ask your tax office how to register and what to pay, and your local council what approval this work needs.`,
      ),
    ];
  const { year, gst } = figures;
  const hasAbn = reading.settled?.some(({ value }) => value.what === 'abn') === true;
  return [
    rule(
      'ABN',
      input.profile.abn
        ? 'You gave us an ABN. Check that it is active.'
        : hasAbn
          ? 'You have one. Look it up at abr.gov.au and check that it is active.'
          : isSelling(reading)
            ? 'If you have none, get one now. Without it, businesses keep 47% of your pay.'
            : 'Get one first. Without it, businesses keep 47% of your pay.',
    ),
    rule(
      'GST (a 10% tax)',
      gst.from !== 'no' || gstToday(writing)
        ? gstWords(writing)
        : `You must register at ${dollars(gst.thresholdCents)} of sales a year. This plan has ${dollars(Math.round(year.salesCents / 10_000) * 10_000)}.${goalGst(writing)}`,
    ),
    year.setAsidePercent > 0 &&
      rule('Tax', `Put aside ${year.setAsidePercent}% of what is left (2026–27 rates).`),
    isFull(writing) &&
      rule('Super', 'No one pays super for you on this income. You can put some in yourself.'),
    rule('Records', 'Keep invoices and receipts for five years.'),
  ];
}

/** Two calm sentences on a situation, and who to call. */
function situationRule(writing: Writing, situation: Situation): Text {
  const { place } = writing;
  const says = situation.payment ? situation.says : situation.says.slice(0, 2);
  const local = situation.states[place]?.[0]?.text;
  const who = situation.who
    .slice(0, 2)
    .map(({ name, phone, web }) => `${name}${phone ? `, ${phone}` : web ? `, ${web}` : ''}`);
  return rule(
    situation.name,
    given([
      ...says.map(sentence),
      local && sentence(local),
      who.length > 0 && `Who to call: ${who.join('; ')}.`,
    ]).join(' '),
  );
}

function situationRules(writing: Writing): Block[] {
  const { reading, situations, figures, isAustralia } = writing;
  if (!isAustralia) return [];
  const ids = new Set([
    ...reading.situations.filter((fact) => mayShow(writing, fact)).map(({ value }) => value.id),
    ...reading.income.flatMap((fact) =>
      mayShow(writing, fact) && fact.value.payment ? [fact.value.payment] : [],
    ),
  ]);
  const shown = [...ids]
    .map((id) => situations.get(id))
    .filter((one): one is Situation => one !== undefined && ['P0', 'P1'].includes(one.privacy))
    .filter(({ payment }) => payment === undefined || payment !== figures.payment?.id);
  return under(title('situation-title', 'For your situation'), [
    bullets('situation-list', [paymentRule(writing), ...shown.map((one) => situationRule(writing, one))]),
  ]);
}

/** The public register shows where a person is. This line is for people who must not be found. */
const safetyRule = ({ screen }: Writing): Maybe<Text> =>
  screen.isSafety &&
  rule(
    'Public register',
    'The business register shows your name, state and postcode. Ask how to keep details off it before you apply. Do not register a business name.',
  );

/** Part 7. */
export function rulesSection(writing: Writing): PlanSection {
  const { trade, region, isPlain } = writing;
  const where = region ? ` in ${region}` : '';
  return {
    id: 'rules',
    title: isPlain ? `Rules${where}` : `Rules for ${trade.plain}${where}`,
    blocks: given<Block>([
      bullets('rules-list', [
        safetyRule(writing),
        ...toDoRules(writing),
        ...licenceRules(writing),
        ...tradeRules(writing),
        insuranceRule(writing),
        ...moneyRules(writing),
      ]),
      ...situationRules(writing),
    ]),
  };
}
