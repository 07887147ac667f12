import type { Block, PlanSection } from '../../document/plan-document.ts';
import { askedCents } from '../../figures/inputs.ts';
import { given, left, row, table } from '../blocks.ts';
import { monthYear } from '../say/dates.ts';
import { dollars } from '../say/money.ts';
import { unitName } from '../say/price.ts';
import { isOfPerson, isOfThings, needWords } from '../say/read-words.ts';
import { an, sentence } from '../say/words.ts';
import type { Writing } from '../writing.ts';
import { stopRules } from './stop-rules.ts';

interface Risk {
  risk: string;
  sign: string;
  act: string;
}

/** The alarm is below what they start with. */
const lowSign = (moneyCents: number): number =>
  Math.min(20_000, Math.max(1000, Math.floor(moneyCents / 2000) * 1000));

/** Risks from the person's own answers, before those of the trade. */
function ownRisks(writing: Writing): Risk[] {
  const { candidate, figures, screen, reading } = writing;
  const care = candidate.care.find(({ need }) => !isOfPerson(need) && !isOfThings(need));
  const base = figures.cases[0];
  return given<Risk>([
    screen.isSafety && {
      risk: 'Someone passes on your details.',
      sign: 'A stranger knows which days you work.',
      act: 'Stop work that day. Open your private note.',
    },
    care && {
      risk: `A job needs what you ruled out: ${needWords[care.need]}.`,
      sign: 'Twice in one week a job calls for it.',
      act: 'Say no to that part, or bring in a helper for it.',
    },
    base &&
      base.lowest.cents < 0 && {
        risk: `Money runs short in ${monthYear(base.lowest.month)}.`,
        sign: `Less than ${dollars(lowSign(figures.inputs.moneyCents.value))} is in the account.`,
        act:
          writing.offer.deposit === 'none'
            ? 'Ask for payment on the day of each job. Buy only for paid jobs.'
            : 'Take the deposit before you buy for a job. Buy only for paid jobs.',
      },
    figures.theirPrice &&
      figures.theirPrice.cents < askedCents(figures.inputs) && {
        risk: `You go back to ${dollars(figures.theirPrice.said.cents)}${figures.theirPrice.said.unit ? ` ${an(unitName(figures.theirPrice.said.unit))}` : ''}.`,
        sign: `${figures.theirPrice.when === 'past' ? 'An old client' : 'A friend'} asks for the old price.`,
        act: 'Show the written price. Do less work for less money, at the same rate.',
      },
    reading.debts.length > 0 && {
      risk: 'Interest takes what you earn.',
      sign: 'The debt is no lower after a month.',
      act: 'Ring the National Debt Helpline on 1800 007 007. It is free.',
    },
  ]);
}

/** Part 8. */
export function risksSection(writing: Writing): PlanSection {
  const { trade, offer, tier, isPlain } = writing;
  const ofOffer = trade.risks.filter(({ offers }) => !offers || offers.includes(offer.id));
  const risks = [...ownRisks(writing), ...ofOffer].slice(0, tier === 'BASIC' ? 4 : 8);
  return {
    id: 'risks',
    title: isPlain ? 'What can go wrong' : 'What can go wrong for you',
    blocks: given<Block>([
      table(
        'risks-table',
        'Risks',
        [
          left(isPlain ? 'Problem' : 'Risk', 1.2),
          left('First sign', 1.2),
          left(isPlain ? 'Do this' : 'Then', 1.5),
        ],
        risks.map(({ risk, sign, act }) => row(sentence(risk), sentence(sign), sentence(act))),
      ),
      ...stopRules(writing),
    ]),
  };
}
