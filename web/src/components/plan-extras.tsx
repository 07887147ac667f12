import { CalendarDays, Sheet } from 'lucide-react';
import { Button } from './button/button.tsx';

const extras = [
  ['workbook', 'Workbook (Excel)', Sheet],
  ['calendar', 'Calendar of tasks', CalendarDays],
] as const;

export interface PlanExtrasProps {
  loading: 'workbook' | 'calendar' | undefined;
  onSave: (extra: 'workbook' | 'calendar') => void;
}

/** The same plan to calculate with, and its days for a diary. */
export function PlanExtras({ loading, onSave }: PlanExtrasProps) {
  return extras.map(([extra, label, Icon]) => (
    <Button
      key={extra}
      variant="secondary"
      pending={loading === extra}
      pendingText="Fetching…"
      onClick={() => onSave(extra)}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span>{label}</span>
    </Button>
  ));
}
