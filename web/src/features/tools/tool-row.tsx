import { printFact } from '#shared/content/facts.ts';
import type { Tool } from '#shared/content/tools/tool.ts';
import { ExternalLink } from '#web/components/external-link.tsx';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { chargeWords } from './tool-words.ts';

export interface ToolRowProps {
  tool: Tool;
  picked: boolean;
  onPick: (on: boolean) => void;
}

export function ToolRow({ tool, picked, onPick }: ToolRowProps) {
  const { word, Icon } = chargeWords[tool.charge];
  return (
    <li className="tool-row">
      <CheckboxField
        id={`pick-${tool.id}`}
        name={tool.id}
        label={<span className="font-semibold">{tool.name}</span>}
        checked={picked}
        onChange={onPick}
      />
      <div className="tool-words">
        <p>{tool.purpose}.</p>
        <p className="tool-detail text-ink-soft">
          <span className="font-semibold">Pay: </span>
          {tool.payWhen}.
        </p>
      </div>
      <div className="tool-price">
        <p className="flex items-center gap-2 font-semibold">
          <span className="charge-sign" data-charge={tool.charge}>
            <Icon aria-hidden className="size-4" />
          </span>
          {word}
        </p>
        {tool.price !== undefined && tool.charge !== 'free' && (
          <p className="tool-cost text-sm text-ink-soft">{printFact(tool.price)}</p>
        )}
        <ExternalLink href={tool.href} className="wrap-anywhere">
          {new URL(tool.href).hostname}
        </ExternalLink>
      </div>
    </li>
  );
}
