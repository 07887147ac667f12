import { Check, ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import type { ContentSection } from '#shared/contract/content-files.ts';
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

export interface PartBefore {
  id: string;
  part: ReactNode;
}

export interface PathSectionsProps {
  sections: readonly ContentSection[];
  /** The reading progress of the owner. */
  reading?: Reading;
  /** Content above one of the sections. */
  before?: PartBefore | undefined;
}

/**
 * The readable sections, all open; locked sections have no text and are left out. A reader can fold them: in
 * a whole text at every width, in a locked path on a phone only.
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
            <PreparedHtml className="reading max-w-measure" html={html} />
          </details>
        </section>
      </Fragment>
    );
  });
}
