import { CalendarDays, Sheet } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';

const extras = [
  ['workbook', 'Workbook', '(Excel)', Sheet],
  ['calendar', 'Calendar', 'of tasks', CalendarDays],
] as const;

interface PlanExtrasProps {
  loading: 'workbook' | 'calendar' | undefined;
  onSave: (extra: 'workbook' | 'calendar') => void;
  /** Next to a name on one line, so each button shows one word. */
  short?: boolean;
}

/** Downloads of the plan's workbook and calendar. */
export function PlanExtras({ loading, onSave, short = false }: PlanExtrasProps) {
  return extras.map(([extra, word, more, Icon]) => (
    <Button
      key={extra}
      variant="secondary"
      pending={loading === extra}
      pendingText="Downloading…"
      onClick={() => onSave(extra)}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span>
        {word} <span className={classNames(short && 'sr-only')}>{more}</span>
      </span>
    </Button>
  ));
}
