import { ChevronRight } from 'lucide-react';
import type { KitTemplate } from '#shared/contract/kit.ts';
import { CopyButton } from '../copy/copy-button.tsx';
import { copiedText, partsOf } from './template-text.ts';

function Line({ line }: { line: string }) {
  return partsOf(line).map(({ text, isBlank, key }) =>
    isBlank ? (
      <span key={key} className="blank">
        {text}
      </span>
    ) : (
      text
    ),
  );
}

function Template({ template }: { template: KitTemplate }) {
  const { kind, title, lines, section } = template;
  const looks = kind === 'Checklist' ? 'list-disc pl-5 space-y-1' : 'space-y-3';
  const Tag = kind === 'Checklist' ? 'li' : 'p';
  const List = kind === 'Checklist' ? 'ul' : 'div';
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-1.5">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-leaf [details[open]>summary>&]:rotate-90" />
        <span className="min-w-0">
          <span className="font-semibold">{title}</span> <span className="text-sm text-ink-soft">{kind}</span>
        </span>
      </summary>
      <div className="mb-4 ml-6 space-y-4">
        <List className={`card p-4 whitespace-pre-line wrap-anywhere ${looks}`}>
          {lines.map((line) => (
            <Tag key={line}>
              <Line line={line} />
            </Tag>
          ))}
        </List>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CopyButton text={copiedText(template)} name={title} />
          <a href={`#${section.id}`} className="text-sm">
            Where it stands: {section.title}
          </a>
        </div>
      </div>
    </details>
  );
}

/** Words to use, each folded away under its name; what a person fills in stands out. */
export function TemplatesPart({ templates }: { templates: readonly KitTemplate[] }) {
  return (
    <>
      <p className="mb-3">
        Underlined words are examples: put your own in their place. In what you copy they stand in [brackets].
      </p>
      <div className="border-t border-line">
        {templates.map((template) => (
          <Template key={`${template.kind}: ${template.title}`} template={template} />
        ))}
      </div>
    </>
  );
}
