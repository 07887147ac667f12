import type { Text } from '../document/text.ts';
import { printCents, printHours, printShare } from '../model/print-value.ts';
import type { Risk, RiskId } from '../model/risks.ts';
import type { Draft } from './draft.ts';
import { asText, say, type Words } from './write-blocks.ts';

interface RiskText {
  risk: Words;
  trigger: Text;
  firstSign: string;
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
    firstSign: 'Two weeks of honest tries without one answer.',
    response: say`Work the next place on the list before you touch the price. Stop by the metric, not by mood.`,
  }),
  'one-client': (draft, risk) => ({
    risk: 'One buyer is most of the month',
    trigger:
      draft.model.path.demand.kind === 'traffic'
        ? 'shoppers are many and small here'
        : say`one buyer is about ${share(draft, risk)} of month 12`,
    firstSign: 'You put off finding others because one keeps you busy.',
    response: 'Keep an hour a week for new names, whatever is due.',
  }),
  cash: (draft, risk) => ({
    risk: 'Cash runs under what you can spare',
    trigger: say`the cautious low is ${cents(draft, risk)}, your budget ${draft.figure('usable-budget', printCents(draft.model.person.usableBudgetCents))}`,
    firstSign: 'A bill is due in a week without a sale.',
    response: 'Cancel the newest monthly tool first; the free way stands in the budget table.',
  }),
  platform: (draft, risk) => ({
    risk: 'One platform changes its rules or your ranking',
    trigger: say`about ${share(draft, risk)} of sales hang on it`,
    firstSign: 'Views fall by half in a week with nothing changed.',
    response: say`Ask every buyer where they found you, and keep ${draft.words.channels[1]?.name ?? 'a second channel'} alive.`,
  }),
  'licensed-work': ({ model }, risk) => ({
    risk: 'Somebody asks for work that needs a licence',
    trigger:
      risk.likelihood === 3
        ? 'your answers name such work'
        : model.path.checks.includes('licensed-trades-out')
          ? 'this path works beside licensed trades'
          : 'nothing in your answers points to it',
    firstSign: 'A request that begins “while you’re here”.',
    response: 'Say no in one sentence and name who may do it.',
  }),
  privacy: ({ model }, risk) => ({
    risk: 'Private details are kept or shown by mistake',
    trigger:
      risk.evidence.value === 0
        ? 'no children and no client files in this path'
        : model.path.checks.includes('working-with-children')
          ? 'the path works with children'
          : 'clients hand you their files',
    firstSign: 'A name or face is in your samples that nobody agreed to.',
    response: 'Take it down that day, tell the person, and ask before the next.',
  }),
  hours: (draft, risk) => ({
    risk: 'The hours do not happen',
    trigger: say`you have ${draft.figure('weekly-hours', printHours(risk.evidence.value))}; the path likes ${draft.figure('hours-of-path', printHours(draft.model.path.hoursIdeal.v))}`,
    firstSign: 'Two weeks under half of your planned hours.',
    response: 'Move the end date, not the bedtime: the roadmap’s tasks keep their order.',
  }),
  'hourly-pay': (draft, risk) => ({
    risk: 'It pays less an hour than a casual job',
    trigger: say`${cents(draft, risk)} an hour at the tested month, selling included`,
    firstSign: 'The sheet’s last column stays under the floor for a month.',
    response: 'Raise the price at the next new buyer, or end that kind of job.',
  }),
};
