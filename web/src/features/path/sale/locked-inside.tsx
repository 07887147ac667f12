import { CalendarDays, ChevronDown, type LucideIcon, MessageSquareQuote, Sheet } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import type { KitNames } from '#shared/contract/kit.ts';
import { lockedTemplates } from '#web/components/inside/inside-words.ts';
import { PreparedHtml } from '#web/components/text/prepared-html.tsx';
import { counted } from '#web/lib/counted.ts';

function Part({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function Names({ templates }: Pick<KitNames, 'templates'>) {
  return (
    <ul>
      {templates.map(({ kind, title }) => (
        <li key={`${kind}: ${title}`}>
          {title} ({kind.toLowerCase()})
        </li>
      ))}
    </ul>
  );
}

interface KitNamesListProps {
  kit: KitNames;
  /**
   * The number of templates that unlocking adds, as shown next to the price; the others are in the free
   * sections.
   */
  unlocks: number;
}

/** The contents of the working kit by name; its finished pieces are next to the price. */
export function KitNamesList({ kit: { templates, steps, stopRules }, unlocks }: KitNamesListProps) {
  const free = templates.length - unlocks;
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-lg">What’s in the kit</h3>
      <ul className="space-y-2">
        <Part icon={Sheet}>A calculator and an Excel workbook</Part>
        <Part icon={CalendarDays}>
          A timeline to print: {counted(steps, 'step')}, {counted(stopRules, 'stop rule')}
        </Part>
        <Part icon={MessageSquareQuote}>
          {counted(unlocks, 'template')} to copy and print
          {free > 0 && `, and ${free} more in the free sections`}
          <details className="text-sm text-ink-soft">
            <summary className="py-3 pr-4 w-fit min-h-11 text-leaf cursor-pointer font-semibold">
              See all {templates.length}
            </summary>
            <Names templates={templates} />
          </details>
        </Part>
      </ul>
    </div>
  );
}

/** Pictures made of pieces show as many as the style sheet leaves (styles/path.css). */
const pieces = [
  { name: 'sketch', wide: 2, narrow: 1 },
  { name: 'picture-step', wide: Number.POSITIVE_INFINITY, narrow: 4 },
] as const;

function First({ count, of, className }: { count: number; of: number; className: string }) {
  if (of <= count) return null;
  return (
    <span className={className}>
      {count === 1 ? 'The first' : `The first ${count}`} of {of}.{' '}
    </span>
  );
}

/** Says how much of the picture is left out, if any. */
function LeftOut({ html }: { html: string }) {
  return pieces.map(({ name, wide, narrow }) => {
    const of = html.split(`class="${name}"`).length - 1;
    return (
      <Fragment key={name}>
        <First count={wide} of={of} className="max-md:hidden" />
        <First count={narrow} of={of} className="md:hidden" />
      </Fragment>
    );
  });
}

/** The picture from a locked section that the path shows to everyone; folded on a phone. */
function LockedProof({ shown }: { shown: NonNullable<PathContent['shown']> }) {
  return (
    <details className="fold mt-6 border-t border-line lg:mt-8 lg:border-0">
      <summary className="fold-head preview-more">
        <h3 className="text-base">One page from section {shown.number}</h3>
        <ChevronDown aria-hidden className="fold-sign" />
      </summary>
      <LockedPicture shown={shown} />
    </details>
  );
}

function LockedPicture({ shown }: { shown: NonNullable<PathContent['shown']> }) {
  return (
    <figure className="locked-shown not-print:md:[&_.film-stage]:grid-cols-[minmax(0,20rem)] max-[35.0625rem]:[&_.drawn]:has-[.sketch]:py-2.5">
      <PreparedHtml className="reading max-w-measure" html={shown.html} />
      <figcaption className="mt-2 text-ink-soft text-sm">
        <LeftOut html={shown.html} />
        From section {shown.number}, “{shown.section}”.
      </figcaption>
    </figure>
  );
}

/** More about the locked content: the working kit by name, and one picture. */
export default function LockedInside({ published: { sections, kit, shown } }: { published: PathContent }) {
  return (
    <>
      {kit !== null && <KitNamesList kit={kit} unlocks={lockedTemplates({ sections })} />}
      {shown !== null && <LockedProof shown={shown} />}
    </>
  );
}
