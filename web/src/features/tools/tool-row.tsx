import { CalendarDays, CalendarRange, CircleCheck, type LucideIcon, Percent, Stamp } from 'lucide-react';
import { printFact } from '#shared/content/facts.ts';
import type { Tool, ToolCharge, ToolMoment } from '#shared/content/tools/tool.ts';
import { ExternalLink } from '#web/components/external-link.tsx';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';

export const momentWords: Record<ToolMoment, string> = {
  start: 'From the start',
  sale: 'From your first sale',
  steady: 'Once work is steady',
  team: 'Once you’ve set up a company or hired someone',
};

const chargeWords: Record<ToolCharge, { word: string; Icon: LucideIcon }> = {
  free: { word: 'Free', Icon: CircleCheck },
  share: { word: 'Share of income', Icon: Percent },
  fee: { word: 'Fee', Icon: Stamp },
  year: { word: 'Yearly', Icon: CalendarRange },
  month: { word: 'Monthly', Icon: CalendarDays },
};

interface ToolRowProps {
  tool: Tool;
  picked: boolean;
  onPick: (on: boolean) => void;
}

export function ToolRow({ tool, picked, onPick }: ToolRowProps) {
  const { word, Icon } = chargeWords[tool.charge];
  return (
    <li className="tool-row [.tool-row+&]:border-t [.tool-row+&]:border-t-line py-2 grid grid-cols-1 gap-y-0.5 gap-x-8 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,14rem)] noscript:[&_input]:hidden min-[72rem]:first:pt-0">
      <CheckboxField
        id={`pick-${tool.id}`}
        name={tool.id}
        label={<span className="font-semibold">{tool.name}</span>}
        checked={picked}
        onChange={onPick}
      />
      <div className="pl-9 md:pt-2.5 md:pb-0 md:px-0 noscript:pl-0">
        <p>{tool.purpose}.</p>
        <p className="max-md:not-noscript:hidden text-ink-soft">
          <span className="font-semibold">Pay: </span>
          {tool.payWhen}.
        </p>
      </div>
      <div className="pl-9 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-5 md:pt-2.5 md:pb-0 md:px-0 noscript:pl-0">
        <p className="flex items-center gap-2 font-semibold">
          <span
            className="inline-grid flex-none size-7 border border-edge rounded-sm place-items-center data-[charge=free]:border-leaf data-[charge=free]:bg-leaf data-[charge=free]:text-paper forced-colors:data-[charge=free]:[background:CanvasText] forced-colors:data-[charge=free]:[color:Canvas] forced-colors:data-[charge=free]:forced-color-adjust-none"
            data-charge={tool.charge}
          >
            <Icon aria-hidden className="size-4" />
          </span>
          {word}
        </p>
        {tool.price !== undefined && tool.charge !== 'free' && (
          <p className="not-noscript:hidden max-md:basis-full max-md:order-1 text-sm text-ink-soft">
            {printFact(tool.price)}
          </p>
        )}
        <ExternalLink href={tool.href} className="wrap-anywhere">
          {new URL(tool.href).hostname}
        </ExternalLink>
      </div>
    </li>
  );
}
