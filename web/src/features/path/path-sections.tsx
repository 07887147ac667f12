import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import type { ContentSection } from '#shared/contract/content-files.ts';
import { buttonLook } from '#web/components/button/button-look.ts';
import { classNames } from '#web/components/class-names.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import { followFolds } from '#web/lib/folds.ts';
import { minutesFrom } from './reader/minutes-from.ts';
import { type Reading, unread } from './reader/reading.ts';

export const isWhole = (sections: readonly ContentSection[]): boolean =>
  sections.every(({ html }) => html !== undefined);

interface SectionNumberProps {
  number: number;
  of: number;
  isRead: boolean;
  /** They left it here the last time. */
  isStop: boolean;
}

/** Folded on a phone it is the number alone, or a check. */
function SectionNumber({ number, of, isRead, isStop }: SectionNumberProps) {
  return (
    <span className="path-section-number" data-read={isRead || undefined}>
      {isRead && <Check className="section-check" aria-hidden />}
      <span>Section </span>
      <span className="section-digits">{number}</span>
      <span> of {of}</span>
      {isStop && <span> · you stopped here</span>}
      {isRead && <VisuallyHidden>, read</VisuallyHidden>}
    </span>
  );
}

/** The end of a section leads into the next one, and folds itself. */
function NextSection({ section: { id, title } }: { section: ContentSection }) {
  const fold = ({ currentTarget }: MouseEvent) => {
    const own = currentTarget.closest('details');
    if (own !== null) own.open = false;
  };
  return (
    <a href={`#${id}`} className={`next-section ${buttonLook({ variant: 'secondary' })}`} onClick={fold}>
      Read on: {title}
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </a>
  );
}

export interface PartBefore {
  id: string;
  part: ReactNode;
}

export interface PathSectionsProps {
  sections: readonly ContentSection[];
  /** How far its owner has come. */
  reading?: Reading;
  /** What stands above one of them. */
  before?: PartBefore | undefined;
}

/** The sections that can be read; a locked one has no text and is left out. All but the first fold, of a whole text at every width. */
export function PathSections({ sections, reading = unread, before }: PathSectionsProps) {
  const whole = isWhole(sections);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sections that were locked come later, and the address may lead to one
  useLayoutEffect(() => followFolds(), [whole]);
  // Those that take about as long as each other do not all say so.
  const usual = minutesFrom(sections, 0) / sections.length;
  return sections.map(({ id, title, minutes, html }, index) => {
    if (html === undefined) return null;
    const next = sections[index + 1];
    return (
      <Fragment key={id}>
        {before?.id === id && before.part}
        <section
          aria-labelledby={id}
          className={classNames('path-section max-w-measure', whole && 'folds-wide')}
        >
          <details className="fold" open={index === 0}>
            <summary className="fold-head">
              <SectionNumber
                number={index + 1}
                of={sections.length}
                isRead={reading.read.includes(id)}
                isStop={reading.stopped === id}
              />
              <h2 id={id} tabIndex={-1} className="scroll-mt-12">
                <WholeWords text={title} />
              </h2>
              <span className="section-minutes" data-usual={Math.abs(minutes - usual) < 2 || undefined}>
                {minutes} min
              </span>
              <ChevronDown aria-hidden className="fold-sign" />
            </summary>
            <PreparedHtml className="reading" html={html} />
            {next?.html !== undefined && <NextSection section={next} />}
          </details>
        </section>
      </Fragment>
    );
  });
}
