import type { Case } from '#shared/plan/figures/cases.ts';
import type { Fact } from '#shared/plan/reading/reading.ts';
import type { Person, Planned } from './plan-person.ts';

const dollars = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-AU', { maximumFractionDigits: 2 })}`;

const line = (name: string, fact: Fact<unknown>): string =>
  `  ${name}: ${JSON.stringify(fact.value)}  “${fact.words.slice(0, 100)}” [${fact.at.field} ${fact.at.from}–${fact.at.to}, ${fact.certainty}]`;

function readingText({ reading }: Planned): string[] {
  const lines: string[] = [];
  for (const [name, value] of Object.entries(reading)) {
    if (['unused', 'open', 'unwanted', 'ranked'].includes(name)) continue;
    if (Array.isArray(value)) for (const fact of value as Fact<unknown>[]) lines.push(line(name, fact));
    else if (typeof value === 'object' && value !== null && 'words' in value)
      lines.push(line(name, value as Fact<unknown>));
  }
  for (const { ask, changes } of reading.open) lines.push(`  question (${changes}): ${ask}`);
  for (const { words } of reading.unused) lines.push(`  not used: “${words.slice(0, 100)}”`);
  return lines;
}

function choiceText({ choice, refusal }: Planned): string[] {
  const lines = choice.offered.map(
    ({ id, offer, strength, fit, reasons, under, care }) =>
      `  ${id} (${strength}, ${fit.toFixed(1)}): ${offer.line}\n    because ${reasons.map((reason) => JSON.stringify(reason)).join('; ')}` +
      `${under ? `\n    stays under ${under.licence}${under.limit ? ` at $${under.limit}` : ''}` : ''}` +
      `${care.length > 0 ? `\n    takes care of ${care.map(({ need }) => need).join(', ')}` : ''}`,
  );
  for (const { id, by } of choice.removed) lines.push(`  not ${id}: ${JSON.stringify(by)}`);
  for (const { trade, licence } of choice.later) lines.push(`  later ${trade}: needs ${licence}`);
  for (const what of choice.declined) lines.push(`  we do not plan ${what}`);
  if (choice.why) lines.push(`  ${choice.why}`);
  if (refusal) lines.push(`  refused (${refusal.code}): ${refusal.says.join(' ')}`);
  return lines;
}

const caseText = ({ what, yearLeftCents, lowest }: Case): string =>
  `  ${what}: ${dollars(yearLeftCents)} left in the year, lowest ${dollars(lowest.cents)} in ${lowest.month}`;

function figuresText({ figures }: Planned): string[] {
  if (!figures) return ['  none'];
  const { inputs, cases, goal, year, perUnit } = figures;
  const base = cases[0];
  return [
    `  ${inputs.hoursPerWeek.value} hours a week (${figures.week.paid} paid, ${figures.week.unpaid} unpaid)${inputs.days.map(({ day, hours }) => ` ${day} ${hours}`).join('')}; one ${inputs.unit} at ${dollars(perUnit.priceCents)}, costs ${dollars(perUnit.costCents)}, leaves ${dollars(perUnit.leftCents)} (${dollars(figures.leftPerHourCents)} an hour)`,
    ...(figures.theirPrice
      ? [
          `  you named ${dollars(figures.theirPrice.said.cents)} ${figures.theirPrice.said.unit ?? ''} (${figures.theirPrice.when})`,
        ]
      : []),
    `  to start: ${dollars(inputs.start.reduce((sum, { cents }) => sum + cents, 0))} of ${dollars(inputs.moneyCents.value)}; owned already: ${inputs.owned.join(', ') || 'nothing named'}`,
    ...(base?.rows ?? []).map(
      ({ month, units, salesCents, moneyInCents, leftCents, balanceCents }) =>
        `  ${month}: ${units} sold, sales ${dollars(salesCents)}, in ${dollars(moneyInCents)}, left ${dollars(leftCents)}, balance ${dollars(balanceCents)}`,
    ),
    ...cases.map(caseText),
    `  first year: sales ${dollars(year.salesCents)}, profit ${dollars(year.profitCents)}, tax ${dollars(year.taxCents)}, ${dollars(year.keptPerWeekCents)} a week after tax; put ${year.setAsidePercent}% aside`,
    ...(goal
      ? [
          `  goal: ${goal.verdict}; ${dollars(goal.reachedCents)} of ${dollars(goal.wantedCents)} ${goal.per === 'month' ? 'a month' : 'in total'} in ${goal.month}`,
        ]
      : []),
    `  GST: ${figures.gst.from}${figures.gst.month ? ` ${figures.gst.month}, buyers pay ${dollars(figures.gst.buyerPaysCents)}` : ''}`,
    ...(figures.payment
      ? [
          `  ${figures.payment.name}: profit of ${dollars(figures.payment.profitFortnightCents)} a fortnight takes ${dollars(figures.payment.lessFortnightCents)}; ${dollars(year.keptAfterPaymentPerWeekCents ?? 0)} a week after it`,
        ]
      : []),
    ...figures.assumptions.map(
      ({ id, value, unit, lessCents }) =>
        `  we assumed ${id} ${value} ${unit}; a tenth worse leaves ${dollars(lessCents)} less`,
    ),
    ...(figures.loan ? [`  loan: ${JSON.stringify({ ...figures.loan, rows: undefined })}`] : []),
  ];
}

/** The whole plan of one person as text, before a page is drawn. */
export function textOf(person: Person, planned: Planned): string {
  return [
    `${person.id}, ${person.plan}, ${person.profile.state ?? person.profile.country}`,
    'What we understood',
    ...readingText(planned),
    `Business (${planned.choice.kind})`,
    ...choiceText(planned),
    'Figures',
    ...figuresText(planned),
  ].join('\n');
}
