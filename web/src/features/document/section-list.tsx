import { useState } from 'react';
import type { Section } from '#web/components/pdf/use-sections.ts';

/** A section starts at its heading, or else at its page. */
export function headingOf({ number, title, page }: Section): Element | undefined {
  const headings = [...document.querySelectorAll(`[data-page="${page}"] .plan-text h2`)];
  return headings.find((one) => one.textContent.startsWith(`${number} ${title}`));
}

/** The last section that starts above the middle of the window. */
const readNow = (sections: readonly Section[]): number | undefined =>
  sections.findLast((one) => (headingOf(one)?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 2)
    ?.number;

interface SectionListProps {
  sections: readonly Section[];
  onGoTo: (section: Section) => void;
}

/** The sections of the plan text, by name. */
export function SectionList({ sections, onGoTo }: SectionListProps) {
  const [now] = useState(() => readNow(sections));
  return (
    <nav aria-label="Sections">
      <ol className="plan-sections">
        {sections.map((section) => (
          <li key={section.number}>
            <button
              type="button"
              aria-current={section.number === now ? 'location' : undefined}
              onClick={() => onGoTo(section)}
            >
              <span className="tabular-nums">{section.number}</span>
              <span className="grow">{section.title}</span>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                <span className="sr-only">, page </span>
                {section.page}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
