import { budgetWords } from '#shared/plan/assumptions/budget-words.ts';
import type { BudgetLine } from '#shared/plan/model/budget.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { type Cell, type Formula, f, type Operand } from '../formula/formula.ts';
import { plain, Sheet, total } from '../grid/sheet.ts';
import { dollars } from './input-table.ts';
import type { Inputs } from './inputs-sheet.ts';

export interface BudgetSheet {
  sheet: Sheet;
  startup: Cell;
}

/** What the first money pays for, in the order in which it is asked; each line is paid whole or waits. */
export function writeBudget({ budget, path }: PlanModel, inputs: Inputs): BudgetSheet {
  const sheet = new Sheet({ name: 'Budget', widths: [50, 14, 14, 14, 50], frozen: { rows: 3, columns: 1 } });
  sheet.words('title', 'Where the first money goes');
  sheet.words(
    'subtitle',
    'Essential kit comes first, even before the reserve. A yellow amount is yours to change.',
  );
  sheet.head('Line', 'Asked', 'Paid or kept', 'Left after it', { words: 'Until then' });
  const firstRow = sheet.row;
  // The reserve stands below and comes before: what the essential lines ask for decides it.
  const asked = budget.lines.map((line, index) => {
    sheet.row = firstRow + index;
    return askedCell(sheet, line, inputs);
  });
  sheet.row = firstRow + budget.lines.length;
  const essential = path.startup.v.filter((line) => line.essential).map(({ id }) => id);
  const least = asked.filter((_, index) => essential.includes(budget.lines[index]?.id ?? ''));
  const leastSum = least.reduce<Formula>((sum, cell) => f`${sum}+${cell}`, f`0`);
  sheet.put(1, 'Reserve', { format: 'text', role: 'label' });
  const reserve = sheet.put(
    3,
    f`MIN(ROUND(${inputs.budget}*${inputs.reserveShare},2),MAX(0,ROUND(${inputs.budget}-${leastSum},2)))`,
    plain('money'),
  );
  sheet.put(5, 'kept for what nobody saw coming', { format: 'text', role: 'note' });
  let left: Operand = f`ROUND(${inputs.budget}-${reserve},2)`;
  const paid = budget.lines.map((line, index) => {
    sheet.row = firstRow + index;
    const wanted = asked[index];
    if (!wanted) throw new Error('A line of the budget asks for something');
    const cell = sheet.put(3, f`IF(${wanted}<=${left},${wanted},0)`, plain('money'));
    left = sheet.put(4, f`ROUND(${left}-${cell},2)`, plain('money'));
    const free = budgetWords[line.id]?.free ?? 'none';
    const waits = line.outcome === 'after-first-sale' || free === 'none';
    const until = waits ? 'after the first sale' : `free instead: ${free}`;
    sheet.put(5, line.outcome === 'paid' ? (waits ? '' : `else ${until}`) : until, {
      format: 'text',
      role: 'note',
    });
    return { line, cell };
  });
  sheet.row = firstRow + budget.lines.length + 1;
  const row = (label: string, formula: Formula, look: ReturnType<typeof plain>): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(3, formula, look);
    sheet.row += 1;
    return cell;
  };
  const unused = row('Not needed yet', f`${left}`, plain('money'));
  const all = paid.length === 0 ? f`0` : f`SUM(${sheet.range(paid.map(({ cell }) => cell))})`;
  row('Budget of this plan', f`ROUND(${all}+${reserve}+${unused},2)`, total('money'));
  sheet.space();
  const start = paid.filter(({ line }) => line.in === 'start-up');
  const sum = start.reduce<Formula>((added, { cell }) => f`${added}+${cell}`, f`0`);
  const startup = row('Start-up, paid in month 1', f`ROUND(${sum},2)`, plain('money'));
  sheet.words('subtitle', 'The first month’s cover and tools are inside the fixed costs of the months.');
  return { sheet, startup: sheet.named(startup, 'startup') };
}

function askedCell(sheet: Sheet, line: BudgetLine, inputs: Inputs): Cell {
  sheet.put(1, budgetWords[line.id]?.label ?? line.id, { format: 'text', role: 'label' });
  if (line.id === 'cover') return sheet.put(2, f`ROUND(${inputs.insuranceYear}/12,2)`, plain('money'));
  if (line.id === 'tools-month') return sheet.put(2, f`${inputs.toolsMonth}`, plain('money'));
  const cell = sheet.put(2, dollars(line.askedCents), { format: 'money', role: 'assumption' });
  sheet.validate(cell, { type: 'decimal', min: 0, max: 1_000_000, says: 'Please type an amount from 0 up.' });
  return cell;
}
