import { brand } from '#shared/brand.ts';
import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import type { DecidedPlan } from '#shared/plan/compile-plan.ts';
import { fileTitle, planName } from '#shared/plan/document/plan-name.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { nameCount } from '#shared/plan/words/name-count.ts';
import { workbookFile } from './file/workbook-file.ts';
import type { Cell } from './formula/formula.ts';
import type { SheetContent } from './grid/sheet.ts';
import { writeBudget } from './sheets/budget-sheet.ts';
import { writeFunding } from './sheets/funding-sheet.ts';
import { writeLevers } from './sheets/goal-levers.ts';
import { writeGoal } from './sheets/goal-sheet.ts';
import { dollars } from './sheets/input-table.ts';
import { writeInputs } from './sheets/inputs-sheet.ts';
import { writeMetrics } from './sheets/metrics-sheet.ts';
import { writeMonths } from './sheets/month-sheet.ts';
import { writeSensitivity } from './sheets/sensitivity-sheet.ts';
import { writeSources } from './sheets/sources-sheet.ts';
import { writeStatements } from './sheets/statements-sheet.ts';
import { type KeyFigure, writeSummary } from './sheets/summary-sheet.ts';
import { writeTax } from './sheets/tax-sheet.ts';
import { TrialSheet } from './sheets/trial-rows.ts';
import { writeUnit } from './sheets/unit-sheet.ts';

/** The plan to calculate with: the PDF's figures as formulas over its inputs. The same plan always gives the same bytes. */
export function writeWorkbook(plan: DecidedPlan): Uint8Array {
  const { document } = plan;
  return workbookFile({
    sheets: sheetsOf(plan),
    title: `${brand} plan: ${fileTitle(document)}`,
    createdAt: document.createdAt,
    footer: `${brand}. ${planName(document)}, version ${document.compilerVersion}. General information, not financial, legal or tax advice`,
  });
}

/** In the order in which a reader opens them; what a sheet reads was written before it. */
function sheetsOf({ model, document, words }: DecidedPlan): SheetContent[] {
  const { tier } = model;
  const { inputs, sheet: inputsSheet } = writeInputs(model);
  const budget = writeBudget(model, inputs);
  const { startup } = budget;
  const cases = {
    cautious: writeMonths({ name: 'cautious', title: 'Cautious', inputs, startup, months: 12 }),
    base: writeMonths({ name: 'base', title: 'Base', inputs, startup, months: 24 }),
    strong: writeMonths({ name: 'strong', title: 'Strong', inputs, startup, months: 12 }),
  };
  const { base } = cases;
  const unit = writeUnit(model, inputs, base.fixed);
  const goal = writeGoal(inputs, base);
  const tax = writeTax(model, inputs, base);
  const trials = new TrialSheet(inputs, base);
  writeLevers({ model, inputs, base, goal, trials });
  const more: SheetContent[] = [];
  const figures = keyFigures({ model, cases, unit, goal, tax });
  if (tier !== 'BASIC') {
    const sensitivity = writeSensitivity({ model, inputs, cases, startup, trials });
    const nameOf = (id: string): string => nameCount(id, words.metrics);
    more.push(sensitivity.sheet.content, writeMetrics({ model, inputs, base, nameOf }).content);
    figures.push(
      money('Net money of the year, on average sales', sensitivity.baseNet, model.sensitivity.baseCents),
    );
  }
  if (tier === 'ENTERPRISE') {
    const funding = writeFunding({ model, inputs, cases });
    more.push(writeStatements(inputs, base).content, funding.sheet.content);
    figures.push(money('Funding need', funding.need, model.funding.needCents));
  }
  return [
    writeSummary(document, figures).content,
    inputsSheet.content,
    goal.sheet.content,
    unit.sheet.content,
    cases.base.sheet.content,
    cases.cautious.sheet.content,
    cases.strong.sheet.content,
    budget.sheet.content,
    tax.sheet.content,
    ...more,
    trials.sheet.content,
    writeSources(document).content,
  ];
}

const money = (label: string, now: Cell, cents: number): KeyFigure => ({
  label: `${label}, A$`,
  now,
  inPlan: dollars(cents),
  format: 'money',
});

interface Results {
  model: PlanModel;
  cases: Record<'cautious' | 'base' | 'strong', ReturnType<typeof writeMonths>>;
  unit: ReturnType<typeof writeUnit>;
  goal: ReturnType<typeof writeGoal>;
  tax: ReturnType<typeof writeTax>;
}

function keyFigures({ model, cases, unit, goal, tax }: Results): KeyFigure[] {
  const { feasibility, cash, breakEven, ladder } = model;
  const setAside = model.tax.fits === 'alone' ? model.tax.alone : model.tax.besideJob;
  return [
    {
      label: feasibility.targetFromHours ? 'What your hours support' : 'Verdict',
      now: goal.verdict,
      inPlan: verdictNames[feasibility.verdict],
      format: 'general',
    },
    money('The plan supports a month', goal.supported, feasibility.supportedCents),
    money('Goal a month', goal.target, feasibility.targetCents),
    { label: 'Share of the goal', now: goal.ratio, inPlan: feasibility.ratio, format: 'percent' },
    money('Gap a month', goal.gap, feasibility.gapCents),
    money('Left by one sale', unit.contribution, ladder.core.contributionCents),
    {
      label: 'Sales that cover a month',
      now: unit.breakEven,
      inPlan: breakEven.units ?? 'no number does',
      format: 'count',
    },
    money('Cash after twelve months, base', cases.base.closing, cash.base.closingCents),
    money('Cash after twelve months, cautious', cases.cautious.closing, cash.cautious.closingCents),
    money('Cash after twelve months, strong', cases.strong.closing, cash.strong.closingCents),
    money('Lowest cash at a month’s end, base', cases.base.lowest, cash.base.lowest.cents),
    money('Profit of the first year', tax.profit, model.tax.profitCents),
    money('To set aside for tax', tax.setAside, setAside.cents),
  ];
}
