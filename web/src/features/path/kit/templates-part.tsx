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
    <li className="kit-template relative border-b border-b-line">
      <details>
        <summary className="py-1.5 pr-30 gap-2 flex items-center min-h-13 cursor-pointer leading-[1.3]">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-leaf [details[open]>summary>&]:rotate-90"
          />
          <span className="min-w-0">
            <span className="font-semibold">{title}</span>{' '}
            <span className="inline-block text-sm text-ink-soft">{kind}</span>
          </span>
        </summary>
        <div className="mt-1 mb-4 ml-6 space-y-3">
          <List className={`card p-4 whitespace-pre-line wrap-anywhere ${looks}`}>
            {lines.map((line) => (
              <Tag key={line}>
                <Line line={line} />
              </Tag>
            ))}
          </List>
          <a href={`#${section.id}`} className="inline-block text-sm">
            From section: {section.title}
          </a>
        </div>
      </details>
      <CopyButton text={copiedText(template)} name={title} />
    </li>
  );
}

/** Templates to copy, each folded below its name; blanks to fill in are highlighted. */
export function TemplatesPart({ templates }: { templates: readonly KitTemplate[] }) {
  return (
    <>
      <p className="mb-3">
        Replace the underlined examples with your own words. They’re in [brackets] in what you copy.
      </p>
      <ul className="border-t border-line">
        {templates.map((template) => (
          <Template key={`${template.kind}: ${template.title}`} template={template} />
        ))}
      </ul>
    </>
  );
}
