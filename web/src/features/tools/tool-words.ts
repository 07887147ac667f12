import { CalendarDays, CalendarRange, CircleCheck, type LucideIcon, Percent, Stamp } from 'lucide-react';
import type { ToolCharge, ToolMoment } from '#shared/content/tools/tool.ts';

export const momentWords: Record<ToolMoment, string> = {
  start: 'From the start',
  sale: 'From your first sale',
  steady: 'Once work is steady',
  team: 'Once you’ve set up a company or hired someone',
};

export const chargeWords: Record<ToolCharge, { word: string; Icon: LucideIcon }> = {
  free: { word: 'Free', Icon: CircleCheck },
  share: { word: 'Share of income', Icon: Percent },
  fee: { word: 'Fee', Icon: Stamp },
  year: { word: 'Yearly', Icon: CalendarRange },
  month: { word: 'Monthly', Icon: CalendarDays },
};
