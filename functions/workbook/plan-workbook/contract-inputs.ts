import { monthAt, monthName } from '#shared/plan/figures/calendar-months.ts';
import type { ContractLine, FigureInputs } from '#shared/plan/figures/inputs.ts';
import type { Cell } from '../formula/formula.ts';
import type { InputRows } from './input-rows.ts';
import { dollars } from './workbook-plan.ts';

/** Contract work month by month: what is agreed, and what is quoted for. */
export type ContractInputs = Record<'sure' | 'hoped', Record<'sales' | 'money' | 'costs', Cell[]>>;

const names = { sales: 'sales', money: 'money in', costs: 'costs' } as const;
const groups = { sure: 'Contract work that is agreed', hoped: 'Contract work that you quote for' } as const;

export function contractInputs(rows: InputRows, inputs: FigureInputs): ContractInputs | undefined {
  const { contracts = [], firstMonth, months } = inputs;
  if (contracts.length === 0) return undefined;
  const inGroup = (group: keyof ContractInputs): readonly ContractLine[] =>
    contracts.filter(({ isSure }) => isSure === (group === 'sure'));
  const cellsOf = (group: keyof ContractInputs, of: keyof typeof names): Cell[] =>
    Array.from({ length: months }, (_, index) => {
      const month = monthAt(firstMonth, index);
      const cents = inGroup(group).reduce((sum, line) => sum + (line[of][index] ?? 0), 0);
      return rows.add({
        label: `${monthName(month)} ${month.slice(0, 4)}, ${names[of]}`,
        value: dollars(cents),
        format: 'money',
        unit: '$',
        from: { words: '' },
      });
    });
  const group = (id: keyof ContractInputs): ContractInputs['sure'] => {
    rows.group(groups[id]);
    return { sales: cellsOf(id, 'sales'), money: cellsOf(id, 'money'), costs: cellsOf(id, 'costs') };
  };
  return { sure: group('sure'), hoped: group('hoped') };
}
