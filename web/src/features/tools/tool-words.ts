import { CalendarDays, CalendarRange, CircleCheck, type LucideIcon, Percent, Stamp } from 'lucide-react';
import type { ToolCharge, ToolMoment } from '#shared/content/tools/tool.ts';

export const momentWords: Record<ToolMoment, { title: string; text: string }> = {
  start: { title: 'At the start', text: 'before anybody has paid you' },
  sale: { title: 'First sales', text: 'once money comes in' },
  steady: { title: 'Steady work', text: 'when the same chores come every week' },
  team: { title: 'More than you', text: 'a company, or a second person' },
};

export const chargeWords: Record<ToolCharge, { word: string; Icon: LucideIcon }> = {
  free: { word: 'Free', Icon: CircleCheck },
  share: { word: 'A share of income', Icon: Percent },
  fee: { word: 'A fee', Icon: Stamp },
  year: { word: 'By the year', Icon: CalendarRange },
  month: { word: 'By the month', Icon: CalendarDays },
};
