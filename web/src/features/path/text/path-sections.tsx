import { Check, ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import type { ContentSection, PathContent } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { classNames } from '#web/components/class-names.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { PreparedHtml } from '#web/components/text/prepared-html.tsx';
import { VisuallyHidden } from '#web/components/text/visually-hidden.tsx';
import { WholeWords } from '#web/components/text/whole-words.tsx';
import { followFolds } from '#web/lib/page/folds.ts';
import { minutesFrom, type Reading, unread } from './reading-progress.ts';

export const isWhole = (sections: readonly ContentSection[]): boolean =>
  sections.every(({ html }) => html !== undefined);

interface SectionNumberProps {
  number: number;
  of: number;
  isRead: boolean;
  /** The reader stopped here last time. */
  isStop: boolean;
}

/** When folded on a phone, it is only the number or a check mark. */
function SectionNumber({ number, of, isRead, isStop }: SectionNumberProps) {
  return (
    <span className="path-section-number text-ink-soft text-sm col-span-full" data-read={isRead || undefined}>
      {isRead && <Check className="section-check hidden" aria-hidden />}
      <span>Section </span>
      <span className="section-digits">{number}</span>
      <span> of {of}</span>
      {isStop && <span> · you stopped here</span>}
      {isRead && <VisuallyHidden>, read</VisuallyHidden>}
    </span>
  );
}

/** The first paragraph, and the rest. */
export function splitAfterFirst(html: string): [first: string, rest: string] {
  const end = html.startsWith('<p>') ? html.indexOf('</p>') + '</p>'.length : html.length;
  return [html.slice(0, end), html.slice(end).trim()];
}

/** A free section of a locked path: on a phone all but its first paragraph is folded. */
function PreviewText({ html, minutes }: { html: string; minutes: number }) {
  const [first, rest] = splitAfterFirst(html);
  return (
    <>
      <PreparedHtml className="reading max-w-measure" html={first} />
      {rest !== '' && (
        <details className="fold group max-lg:mt-1">
          <summary className="fold-head preview-more w-fit text-leaf">
            <span className="font-semibold">
              <span className="group-open:hidden">Read on, free ({minutes} min)</span>
              <span className="hidden group-open:inline">Read less</span>
            </span>
            <ChevronDown aria-hidden className="fold-sign" />
          </summary>
          {/* The hidden element gives the first block the margin that it has in the whole text. */}
          <PreparedHtml className="reading max-w-measure" html={`<i hidden></i>${rest}`} />
        </details>
      )}
    </>
  );
}

export interface PartBefore {
  id: string;
  part: ReactNode;
}

interface PathSectionsProps {
  sections: readonly ContentSection[];
  /** The reading progress of the owner. */
  reading?: Reading;
  /** Content above one of the sections. */
  before?: PartBefore | undefined;
}

/**
 * The readable sections, all open; locked sections have no text and are left out. A reader can fold them: in
 * a whole text at every width, in a locked path on a phone only, where a section starts with its first paragraph.
 */
export function PathSections({ sections, reading = unread, before }: PathSectionsProps) {
  const whole = isWhole(sections);
  // biome-ignore lint/correctness/useExhaustiveDependencies: locked sections load later, and the address may lead to one
  useLayoutEffect(() => followFolds(), [whole]);
  // Similar reading times are not repeated on every section.
  const usual = minutesFrom(sections, 0) / sections.length;
  return sections.map(({ id, title, minutes, html }, index) => {
    if (html === undefined) return null;
    return (
      <Fragment key={id}>
        {before?.id === id && before.part}
        <section
          aria-labelledby={id}
          className={classNames('path-section mb-12 max-w-measure', whole && 'folds-wide')}
        >
          <details className="fold" open>
            <summary className="fold-head">
              <SectionNumber
                number={index + 1}
                of={sections.length}
                isRead={reading.read.includes(id)}
                isStop={reading.stopped === id}
              />
              <h2 id={id} tabIndex={-1} className="scroll-mt-12 focus:outline-none">
                <WholeWords text={title} />
              </h2>
              <span
                className="section-minutes hidden"
                data-usual={Math.abs(minutes - usual) < 2 || undefined}
              >
                {minutes} min
              </span>
              <ChevronDown aria-hidden className="fold-sign" />
            </summary>
            {whole ? (
              <PreparedHtml className="reading max-w-measure" html={html} />
            ) : (
              <PreviewText html={html} minutes={minutes} />
            )}
          </details>
        </section>
      </Fragment>
    );
  });
}

interface PlannedYearProps {
  published: PathContent;
  /** Folded for a reader who came to continue reading. */
  isFolded: boolean;
}

function YearHead() {
  return <h2 id="planned-year">Our first-year estimate</h2>;
}

function YearPictures({ published: { meta, yearHtml } }: Pick<PlannedYearProps, 'published'>) {
  return (
    <>
      <PreparedHtml
        className="year [&>details]:-mt-5 [&>details]:text-ink-soft [&>details]:text-sm [&>p]:text-ink-soft [&>p]:text-sm sm:[&>p]:col-span-full sm:[&>details]:col-span-full mt-4"
        html={yearHtml}
      />
      <div className="mt-2 flex flex-wrap gap-x-6 text-sm text-ink-soft">
        <p>
          Figures checked <time dateTime={meta.checked}>{formatDay(meta.checked)}</time>
        </p>
        <ul aria-label="Tags" className="tag-list flex flex-wrap">
          {meta.tags.map((tag) => (
            <li
              className="[.tag-list>li+&]:before:px-1.5 [.tag-list>li+&]:before:content-['·'_/_'']"
              key={tag}
            >
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The income of the path in a first year, shown before its text. */
export function PlannedYear({ published, isFolded }: PlannedYearProps) {
  if (isFolded)
    return (
      <details className="owner-year border-t border-t-line print:mb-10 open:pb-6 max-w-measure">
        <summary className="fold-head">
          <YearHead />
          <span>
            {wholeDollars(published.meta.hourCents)} an hour
            <span className="max-sm:sr-only"> by its end</span>
          </span>
          <ChevronDown aria-hidden className="fold-sign" />
        </summary>
        <YearPictures published={published} />
      </details>
    );
  return (
    <section aria-labelledby="planned-year" className="mb-6 max-w-measure sm:mb-12">
      <YearHead />
      <YearPictures published={published} />
    </section>
  );
}
