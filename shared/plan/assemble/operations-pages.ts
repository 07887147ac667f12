import { weeksPerMonth } from '../assumptions/general.ts';
import { printCents, printHours } from '../model/print-value.ts';
import type { Draft } from './draft.ts';
import { count, moneyCell, oneDigit, unitWord } from './print-figures.ts';
import { body, type DraftSection, heading, lead, note, say, table } from './write-blocks.ts';

export function operationsPage(draft: Draft): DraftSection {
  const { model, words, figure } = draft;
  const { path, person } = model;
  const monthHours = Math.round(person.weeklyHours * weeksPerMonth * 10) / 10;
  const most = Math.floor(((monthHours * 0.9 * 0.9) / path.hoursPerUnit.v) * 10) / 10;
  const months = [1, 3, 6, 12].map((month) => model.demand[month - 1]).filter((month) => month !== undefined);
  return {
    id: 'operations',
    title: 'Operations: from order to thanks',
    blocks: [
      lead(
        'operations-lead',
        say`Each ${unitWord(model)} runs the same ${count(words.delivery.length)} steps.`,
      ),
      table(
        'delivery-table',
        'Who does what, with what',
        ['Step:left:16', 'You:left:38', 'With:left:18', 'Done when:left:28'],
        words.delivery.map(({ step, you, tool, doneWhen }) => [step, you, tool, doneWhen]),
      ),
      heading('capacity', 'What the hours can carry'),
      table(
        'capacity-table',
        'Hours and sales, month by month',
        ['Month:left:16', 'Delivery:decimal:18', 'Finding or making:decimal:22', 'Sales:decimal:16'],
        months.map((month) => [
          String(month.month),
          figure('monthly-sales', oneDigit(month.deliveryHours)),
          figure('monthly-sales', oneDigit(month.growthHours)),
          figure('monthly-sales', oneDigit(month.units)),
        ]),
      ),
      body(
        'capacity-words',
        model.price.floorCents === null
          ? `Delivery is the small part; ${path.demand.kind === 'traffic' ? 'making' : 'finding'} sets the sales.`
          : say`${figure('month-hours', oneDigit(monthHours))} hours a month carry ${figure('monthly-sales', count(most, most < 10 ? 1 : 0))} at most, with ${figure('hours-per-unit', printHours(path.hoursPerUnit.v))} for one ${unitWord(model)}.`,
      ),
    ],
  };
}

/** Tools at one, two and four times the sales: what is free stays free until its own words say when to pay. */
export function toolsPage(draft: Draft): DraftSection {
  const { model, words, figure } = draft;
  const { path, levers, ladder } = model;
  const low = path.toolsLoCents.v;
  const high = path.toolsHiCents.v;
  const cover = model.fixedMonthCents - levers.toolsMonthCents;
  const units = Math.max(1, Math.round(model.demand[11]?.units ?? 1));
  const costs = ladder.core.priceCents - ladder.core.contributionCents;
  const row = (times: 1 | 2 | 4, tools: number) => {
    const sales = units * times;
    return [
      ({ 1: 'As planned', 2: 'Twice', 4: 'Four times' } as const)[times],
      figure('monthly-sales', count(sales)),
      figure('tools', moneyCell(tools)),
      figure('insurance', moneyCell(cover)),
      figure('contribution', moneyCell(costs * sales)),
      figure('fixed-costs', moneyCell(tools + cover + costs * sales)),
    ];
  };
  return {
    id: 'tools',
    title: 'Tools, and what they cost as sales grow',
    blocks: [
      lead('tools-lead', 'Free first; the last column says when to pay.'),
      table(
        'tools-table',
        'Tools for this work',
        ['Tool:left:20', 'Job:left:28', 'Free first:left:28', 'Pay when:left:24'],
        words.tools.map(({ name, job, freeFirst, payWhen }) => [name, job, freeFirst, payWhen]),
      ),
      heading('cost-ladder', 'Monthly cost as sales grow'),
      table(
        'cost-ladder-table',
        'From month 12’s sales, A$ a month',
        [
          'Sales:left:14',
          'Number:right:12',
          'Tools:decimal:16',
          'Insurance:decimal:18',
          'Costs of sales:decimal:20',
          'All:decimal:18',
        ],
        [
          row(1, levers.toolsMonthCents),
          row(2, Math.max(levers.toolsMonthCents, Math.round((low + high) / 2))),
          row(4, Math.max(levers.toolsMonthCents, high)),
        ],
      ),
      note(
        'tools-note',
        say`All tools: ${figure('tools', printCents(low))} to ${figure('tools', printCents(high))} a month. Four times is a test, no forecast.`,
      ),
    ],
  };
}
