import { AwayControl } from './away-control.tsx';
import type { ConfirmProps } from './confirm-props.ts';
import { GoalControl } from './goal-control.tsx';
import { HoursControl } from './hours-control.tsx';
import { IncomeControl } from './income-control.tsx';
import { LicenceControl } from './licence-control.tsx';
import { LimitsControl } from './limits-control.tsx';
import { MoneyControl } from './money-control.tsx';
import { OwnedControl } from './owned-control.tsx';
import { type LoadTrades, TradePicker } from './trade-picker.tsx';
import { WeekGrid } from './week-grid.tsx';

export const controlKinds = [
  'goal',
  'trades',
  'hours',
  'week',
  'away',
  'money',
  'income',
  'licences',
  'owned',
  'limits',
] as const;
export type ControlKind = (typeof controlKinds)[number];

/** Finds the control that sets a fact or answers a question. */
export function controlFor(about: string): ControlKind | undefined {
  const [kind = ''] = about.split(':');
  if (kind === 'skill' || kind === 'skills') return 'trades';
  if (kind === 'licence') return 'licences';
  if (kind === 'limit') return 'limits';
  return controlKinds.find((one) => one === kind);
}

interface ConfirmControlProps extends ConfirmProps {
  kind: ControlKind;
  loadTrades: LoadTrades;
}

export function ConfirmControl({ kind, loadTrades, ...props }: ConfirmControlProps) {
  switch (kind) {
    case 'goal':
      return <GoalControl {...props} />;
    case 'trades':
      return <TradePicker {...props} load={loadTrades} />;
    case 'hours':
      return <HoursControl {...props} />;
    case 'week':
      return <WeekGrid {...props} />;
    case 'away':
      return <AwayControl {...props} />;
    case 'money':
      return <MoneyControl {...props} />;
    case 'income':
      return <IncomeControl {...props} />;
    case 'licences':
      return <LicenceControl {...props} />;
    case 'owned':
      return <OwnedControl {...props} />;
    case 'limits':
      return <LimitsControl {...props} />;
  }
}
