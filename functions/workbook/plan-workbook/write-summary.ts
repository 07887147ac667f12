import { brand } from '#shared/brand.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { type Cell, f } from '../formula/formula.ts';
import { key, plain, Sheet } from '../grid/sheet.ts';
import { dollars, type WorkbookPlan } from './workbook-plan.ts';
import type { CaseResult } from './write-cases.ts';
import type { TaxResults } from './write-tax.ts';

export interface KeyFigure {
  label: string;
  now: Cell;
  inPlan: number | string;
  format: 'money' | 'percent' | 'general';
}

const guide = [
  'Change a green or yellow cell on the Inputs sheet and every sheet updates.',
  'Type 1 in the green row on the Cases sheet to switch events on.',
  'Fill in Actuals at the end of each month.',
  'Other cells are protected so you can’t type over a formula. There is no password.',
  'The column “In your plan” keeps the figures from the PDF.',
];

const tierNames: Record<PlanType, string> = { BASIC: 'Basic', PRO: 'Pro', ENTERPRISE: 'Enterprise' };

export function keyFigures(
  { figures }: WorkbookPlan,
  { tax, mix, left }: { tax: TaxResults; mix: CaseResult; left: Cell },
): KeyFigure[] {
  const { goal, year, perUnit, cases } = figures;
  const [base] = cases;
  const money = (label: string, now: Cell, cents: number): KeyFigure => ({
    label,
    now,
    inPlan: dollars(cents),
    format: 'money',
  });
  const found: KeyFigure[] = [];
  if (goal && tax.goal) {
    found.push({ label: 'Verdict', now: tax.goal.verdict, inPlan: goal.verdict, format: 'general' });
    found.push(money('The plan reaches', tax.goal.reached, goal.reachedCents));
    found.push({ label: 'Share of the goal', now: tax.goal.share, inPlan: goal.share, format: 'percent' });
  }
  found.push(
    money('Left from one sale', left, perUnit.leftCents),
    money('Profit in the first year', tax.profit, year.profitCents),
    money('Tax', tax.tax, year.taxCents),
    money('Per week, after tax', tax.keptPerWeek, year.keptPerWeekCents),
  );
  if (tax.afterPayment)
    found.push(
      money(
        'Per week, after tax and the lower payment',
        tax.afterPayment,
        year.keptAfterPaymentPerWeekCents ?? 0,
      ),
    );
  found.push(
    money('Left in the first year', mix.left, base?.yearLeftCents ?? 0),
    money('Lowest cash balance at a month’s end', mix.lowest, base?.lowest.cents ?? 0),
  );
  return found;
}

/** Writes the key results, now and as planned. */
export function writeSummary(plan: WorkbookPlan, figures: readonly KeyFigure[]): Sheet {
  const sheet = new Sheet({ name: 'Summary', widths: [46, 20, 20, 16], isUpright: true });
  sheet.words('title', plan.business);
  sheet.words('subtitle', `${brand} ${tierNames[plan.tier]} plan, made on ${plan.createdAt.slice(0, 10)}`);
  sheet.space();
  sheet.head('Key figure', 'Now', 'In your plan', 'Change');
  for (const { label, now, inPlan, format } of figures) {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(2, f`${now}`, key(format));
    const kept = sheet.put(3, inPlan, plain(format));
    if (typeof inPlan === 'number') sheet.put(4, f`ROUND(${cell}-${kept},3)`, plain(format));
    else {
      sheet.put(4, f`IF(${cell}=${kept},"","changed")`, plain('general'));
      sheet.colourByVerdict(cell);
    }
    sheet.row += 1;
  }
  sheet.space();
  sheet.words('heading', 'How to use it');
  for (const line of guide) sheet.words('words', line);
  sheet.put(1, 'Your figure (you can change it)', { format: 'text', role: 'answer' });
  sheet.put(2, 'Our figure (you can change it)', { format: 'text', role: 'assumption' });
  sheet.put(3, 'Calculated', { format: 'text', role: 'plain' });
  sheet.row += 2;
  sheet.words(
    'subtitle',
    'General information, not financial, legal or tax advice. Figures are estimates, not promises.',
  );
  return sheet;
}
