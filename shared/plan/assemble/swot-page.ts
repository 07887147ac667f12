import { budgetWords } from '../assumptions/budget-words.ts';
import { printCents, printHours, printShare } from '../model/print-value.ts';
import type { Draft } from './draft.ts';
import { plural, unitWord } from './print-figures.ts';
import { riskWords } from './risk-words.ts';
import { printGap } from './verdict-words.ts';
import { type DraftSection, groupRow, say, table, user, type Words } from './write-blocks.ts';

type Line = [what: Words, from: Words];

/** Of strengths: so that they share a page with the path that came second. */
const mostLines = 4;

/** Each line names the answer or the figure that put it there; nothing stands here for symmetry. */
export function swotPage(draft: Draft): DraftSection {
  const part = (title: string, lines: readonly Line[]) =>
    lines.length === 0 ? [] : [groupRow(title), ...lines];
  return {
    id: 'swot',
    title: 'Strengths and weaknesses',
    blocks: [
      {
        ...table(
          'swot-table',
          'From your answers and figures',
          ['What:left:64', 'Where it comes from:left:36'],
          [
            ...part('Strengths', strengths(draft)),
            ...part('Weaknesses', weaknesses(draft)),
            ...part('Openings', openings(draft)),
            ...part('Threats', threats(draft)),
          ],
        ),
        isQuartered: true,
      },
    ],
  };
}

function strengths({ model, figure, words }: Draft): Line[] {
  const { person, path, price, ladder, budget } = model;
  const lines: Line[] = [];
  const [first, second, third] = model.skills.filter(({ fit }) => fit > 0).map(({ entry }) => user(entry));
  if (first && second)
    lines.push([
      say`${first}${third ? say`, ${second} and ${third}` : say` and ${second}`} are part of the work itself`,
      'your skills',
    ]);
  else if (first) lines.push([say`${first} is part of the work itself`, 'your skills']);
  if (price.proof === 'proven') lines.push(['Years or a portfolio to ask about', 'your background']);
  if (person.weeklyHours >= path.hoursIdeal.v)
    lines.push([
      say`${figure('weekly-hours', printHours(person.weeklyHours))} a week, where the usual is ${figure('hours-of-path', printHours(path.hoursIdeal.v))}`,
      'your hours',
    ]);
  if (ladder.core.contributionCents / ladder.core.priceCents >= 0.8)
    lines.push([
      say`${figure('contribution', printShare(ladder.core.contributionCents / ladder.core.priceCents))} of each sale stays with you`,
      'what one sale leaves',
    ]);
  if (budget.lines.every(({ outcome }) => outcome === 'paid'))
    lines.push(['The whole start list is paid', 'the budget']);
  return [
    ...lines.slice(0, mostLines - 1),
    [words.positioning.proof[0] ?? words.positioning.claim, 'what you can show'],
  ];
}

function weaknesses({ model, figure }: Draft): Line[] {
  const { person, path, price, budget } = model;
  const lines: Line[] = [];
  if (person.weeklyHours < path.hoursIdeal.v)
    lines.push([
      say`${figure('weekly-hours', printHours(person.weeklyHours))}; usual for this path are ${figure('hours-of-path', printHours(path.hoursIdeal.v))}`,
      'your hours',
    ]);
  if (price.proof === 'none')
    lines.push([
      say`No proof yet, so you begin at ${figure('core-price', printCents(price.coreCents))}`,
      'your skills and background',
    ]);
  const unpaid = budget.lines.filter(({ outcome }) => outcome !== 'paid');
  const [missing] = unpaid;
  if (missing)
    lines.push([
      say`${budgetWords[missing.id]?.label ?? missing.id} must wait or be done the free way`,
      'the budget',
    ]);
  if (!person.hasAbn) lines.push(['No ABN, which business buyers ask for', 'your profile']);
  if (model.feasibility.gapCents > 0)
    lines.push([
      say`The goal is ${figure('alone-change', printGap(model.feasibility))} a month away`,
      'the verdict',
    ]);
  if (lines.length === 0) lines.push(['Nobody has bought from you under this offer yet', 'the calendar']);
  return lines;
}

function openings({ model, figure, words }: Draft): Line[] {
  const { price, path, demand } = model;
  const lines: Line[] = [
    [`Most names in one place: ${mostNames(words.places)}`, 'the list of places'],
    ...(path.priceIsYours
      ? [
          [
            say`The same buyer, asked once more: ${figure('premium-price', printCents(price.premiumCents))}`,
            'the price ladder',
          ] satisfies Line,
        ]
      : []),
  ];
  if (path.priceIsYours && price.coreCents < price.hiCents)
    lines.push([
      say`The range for one ${unitWord(model)} goes on to ${figure('price-range', printCents(price.hiCents))}`,
      'the price',
    ]);
  const repeat = demand[11]?.repeatUnits ?? 0;
  if (repeat >= 1)
    lines.push([
      say`By month 12 returning buyers bring about ${figure('monthly-sales', plural(Math.floor(repeat), 'sale'))} a month`,
      'demand',
    ]);
  return lines;
}

const mostNames = (places: Draft['words']['places']): string =>
  [...places].sort((a, b) => b.count - a.count)[0]?.place ?? '';

const threats = (draft: Draft): Line[] =>
  draft.model.risks
    .filter(({ triggered }) => triggered)
    .slice(0, 3)
    .map((risk): Line => [riskWords(draft, risk).risk, riskWords(draft, risk).trigger]);
