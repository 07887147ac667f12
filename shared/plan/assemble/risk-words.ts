import { plainText, type Text } from '../document/text.ts';
import { printCents, printHours, printShare } from '../model/print-value.ts';
import type { Risk, RiskId } from '../model/risks.ts';
import type { Draft } from './draft.ts';
import { triesWord } from './print-figures.ts';
import { asText, join, lowerFirst, say, type Words } from './write-blocks.ts';

interface RiskText {
  risk: Words;
  trigger: Text;
  firstSign: Words;
  response: Words;
}

/** A risk without a trigger says so; its evidence is the figure that graded it. */
export function riskWords(draft: Draft, risk: Risk): RiskText {
  const { risk: what, trigger, ...rest } = texts[risk.id](draft, risk);
  return { risk: what, trigger: asText(trigger), ...rest };
}

const cents = ({ figure }: Draft, { evidence }: Risk): Words => figure('risk', printCents(evidence.value));
const share = ({ figure }: Draft, { evidence }: Risk): Words => figure('risk', printShare(evidence.value));

const texts: Readonly<
  Record<RiskId, (draft: Draft, risk: Risk) => Omit<RiskText, 'trigger'> & { trigger: Words }>
> = {
  demand: (draft, risk) => ({
    risk: 'Fewer buyers than planned',
    trigger: say`the cautious year ends at ${cents(draft, risk)}`,
    firstSign: draft.teller.tell(
      draft.model.path.demand.kind === 'outreach'
        ? `{asks-14} ${triesWord(draft.model)} in a fortnight, and no answer.`
        : '{month-3} ends without an order.',
    ),
    response: join(
      say`Next: ${draft.words.places[1]?.place ?? 'the second of your list'}.`,
      draft.model.path.priceIsYours &&
        say`Until then ${draft.figure('core-price', printCents(draft.model.price.coreCents))} stays.`,
    ),
  }),
  'one-client': (draft, risk) => ({
    risk: 'One buyer is most of the month',
    trigger:
      draft.model.path.demand.kind === 'traffic'
        ? 'shoppers are many and small here'
        : say`one buyer: ${share(draft, risk)} of month 12`,
    firstSign: draft.teller.tell('By {month-3} one name is on most payments.'),
    response: draft.teller.tell(
      `Keep an hour on {short-day} for ${plainText(lowerFirst([draft.words.places[2]?.place ?? 'new names']))}.`,
    ),
  }),
  cash: (draft, risk) => ({
    risk: 'Cash runs short',
    trigger: say`cautious low ${cents(draft, risk)}, budget ${draft.figure('usable-budget', printCents(draft.model.person.usableBudgetCents))}`,
    firstSign: say`A bill of ${draft.figure('fixed-costs', printCents(draft.model.fixedMonthCents))} is due and less is there.`,
    response:
      draft.model.levers.toolsMonthCents > 0
        ? draft.pick('paid-tools', [
            'Stop paid tools first.',
            'Use free tools until it is.',
            'Paid tools go first.',
          ])
        : 'Buy nothing until a buyer has paid.',
  }),
  platform: (draft, risk) => ({
    risk: 'One platform changes its rules',
    trigger: say`${share(draft, risk)} of sales hang on it`,
    firstSign: 'Views halve in a week, nothing changed.',
    response: say`Keep ${draft.words.channels[1]?.name ?? 'a second channel'} alive.`,
  }),
  'licensed-work': ({ model }, risk) => ({
    risk: 'Somebody asks for licensed work',
    trigger:
      risk.likelihood === 3
        ? 'your answers name such work'
        : model.path.checks.includes('licensed-trades-out')
          ? 'this path works beside licensed trades'
          : 'nothing in your answers points to it',
    firstSign: '“While you’re here, could you also…?”',
    response: 'Say no, and name a trade that holds the licence.',
  }),
  privacy: ({ model }, risk) => ({
    risk: 'Private details are kept or shown',
    trigger:
      risk.evidence.value === 0
        ? 'no children and no client files here'
        : model.path.checks.includes('working-with-children')
          ? 'the path works with children'
          : 'clients hand you their files',
    firstSign: 'A sample shows a name nobody agreed to.',
    response: 'Take it down that day and tell them.',
  }),
  hours: (draft, risk) => ({
    risk: 'The hours do not happen',
    trigger: say`${draft.figure('weekly-hours', printHours(risk.evidence.value))}; usual for this path are ${draft.figure('hours-of-path', printHours(draft.model.path.hoursIdeal.v))}`,
    firstSign: say`Two weeks without ${lowerFirst([draft.words.metrics[0]?.name ?? 'tries'])}.`,
    response: draft.teller.tell({
      children: 'Swap a chore on {short-day}, not your sleep.',
      student: 'Move the end date before exams, not into them.',
      employed: 'Move the end date, not the bedtime.',
      else: 'Use {short-day} for {day}’s tasks.',
    }),
  }),
  'hourly-pay': (draft, risk) => ({
    risk: 'It pays less than a casual job',
    trigger: say`${cents(draft, risk)} an hour, selling included`,
    firstSign: draft.teller.tell('By {month-3} an hour still pays under the floor.'),
    response: draft.model.path.priceIsYours
      ? say`Ask more than ${draft.figure('core-price', printCents(draft.model.price.coreCents))} of the next new buyer.`
      : 'Make fewer, on questions nearer to a purchase.',
  }),
};
