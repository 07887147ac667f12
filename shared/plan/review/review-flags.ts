import type { PlanType } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import type { Catalogue } from '../catalogue.ts';
import { calculate, type Figures } from '../figures/calculate.ts';
import { readAndChoose } from '../make-plan.ts';
import type { PlanInput } from '../plan-input.ts';
import { askToday } from '../write/say/ask-today.ts';
import { needWords } from '../write/say/read-words.ts';
import { answerFlags } from './answer-flags.ts';
import { choiceFlags, licenceFlags } from './choice-flags.ts';
import { privateFlags, situationFlags } from './private-flags.ts';
import { quoted, type ReviewFlag } from './review-flag.ts';

interface FlagOptions {
  tier: PlanType;
  now: Date;
  catalogue: Catalogue;
}

/** In the order in which a reviewer reads them. Nothing here refuses anything. */
export function reviewFlags(input: PlanInput, options: FlagOptions): ReviewFlag[] {
  const { tier, now, catalogue } = options;
  const { reading, choice } = readAndChoose(input, options);
  const chosen = choice.offered[0];
  const { rules } = catalogue;
  const figures = chosen && rules && calculate(chosen, reading, { tier, now, rules });
  return [
    ...privateFlags(reading),
    ...(chosen ? [] : [{ code: 'nothing-to-plan', sentence: choice.why ?? 'No business fits.' } as const]),
    ...choice.declined.map((what) => ({
      code: 'prohibited-work' as const,
      sentence: `We don’t plan ${what}. The plan leaves it out.`,
    })),
    ...(chosen ? licenceFlags(chosen, { reading, catalogue }) : []),
    ...(chosen?.isUncatalogued
      ? [
          {
            code: 'uncatalogued' as const,
            sentence: `We have no file on “${chosen.trade.plain}”. Price, cost and rules come from their own words.`,
          },
        ]
      : []),
    ...reading.open.map(({ ask, words }) => ({
      code: 'open-question' as const,
      sentence: words === undefined ? ask : `${ask} They wrote ${quoted(words)}.`,
    })),
    ...(figures ? figureFlags(figures) : []),
    ...(chosen?.care ?? []).map(({ need, words }) => ({
      code: 'limit-in-the-way' as const,
      sentence: `They wrote ${quoted(words)}. The work involves ${needWords[need]}, so the plan leaves that out.`,
    })),
    ...situationFlags(reading, catalogue),
    ...answerFlags(input, reading),
    ...(chosen ? choiceFlags(chosen, input, catalogue) : []),
  ];
}

function figureFlags(figures: Figures): ReviewFlag[] {
  const { goal, shortCents, gst } = figures;
  const flags: ReviewFlag[] = [];
  const doubted = askToday(figures);
  if (doubted) flags.push({ code: 'open-question', sentence: doubted });
  if (!goal) flags.push({ code: 'goal-unclear', sentence: 'The goal has no amount that we can test.' });
  if (goal?.verdict === 'Not yet')
    flags.push({
      code: 'goal-not-supported',
      sentence: `The plan reaches about ${Math.max(0, Math.round(goal.share * 100))}% of the goal by its date.`,
    });
  if (shortCents > 0)
    flags.push({
      code: 'cash-beyond-budget',
      sentence: `Starting costs ${formatAud(shortCents)} more than they have.`,
    });
  if (gst.from !== 'no')
    flags.push({ code: 'gst-near', sentence: 'GST applies to this business within its first two years.' });
  return flags;
}
