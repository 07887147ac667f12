import { type Column, DataTable } from '#web/components/data-table.tsx';
import { type ComparedLine, comparison, planOffers } from './plan-offers.ts';

const columns: readonly Column<ComparedLine>[] = [
  { title: 'What you get', place: 'head', cell: ({ line }) => <span className="font-semibold">{line}</span> },
  ...planOffers.map(({ type, name }) => ({
    title: name,
    cell: (compared: ComparedLine) => compared[type],
  })),
];

export function PlanComparison() {
  return (
    <DataTable
      caption="Basic, Pro and Enterprise line by line"
      columns={columns}
      rows={comparison}
      rowKey={({ line }) => line}
    />
  );
}
