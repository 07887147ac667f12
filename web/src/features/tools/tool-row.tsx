import { printFact } from '#shared/content/facts.ts';
import type { Tool } from '#shared/content/tools/tool.ts';
import { ExternalLink } from '#web/components/external-link.tsx';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';

export interface ToolRowProps {
  tool: Tool;
  picked: boolean;
  onPick: (on: boolean) => void;
}

export function ToolRow({ tool, picked, onPick }: ToolRowProps) {
  return (
    <li className="grid gap-x-6 py-3 sm:grid-cols-[15rem_1fr]">
      <div>
        <CheckboxField
          id={`pick-${tool.id}`}
          name={tool.id}
          label={<span className="font-semibold">{tool.name}</span>}
          checked={picked}
          onChange={onPick}
        />
      </div>
      <div className="max-sm:pl-9 sm:pt-2.5">
        <p>{tool.purpose}.</p>
        <p className="text-ink-soft">
          <span className="font-semibold">Pay: </span>
          {tool.payWhen}.
        </p>
        {tool.price !== undefined && <p className="text-ink-soft">Price: {printFact(tool.price)}</p>}
        <ExternalLink href={tool.href}>{new URL(tool.href).hostname}</ExternalLink>
      </div>
    </li>
  );
}
