import { List } from 'lucide-react';
import { type MouseEvent, type ToggleEvent, useId, useRef } from 'react';
import { buttonLook } from '#web/components/button/button-look.ts';
import { VisuallyHidden } from '#web/components/text/visually-hidden.tsx';
import { WholeWords } from '#web/components/text/whole-words.tsx';
import { PhoneBar } from '../sale/price.tsx';
import { type ContentsListProps, ContentsNav } from './contents-list.tsx';
import { minutesFrom } from './reading-progress.ts';

/** The current section and the contents, at the bottom of a phone. */
export function PlaceBar(contents: ContentsListProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const { heading, sections, after, current, reading } = contents;
  const at = sections.findIndex((section) => section.id === current);
  const place = sections[at] ?? after.find((one) => one.id === current);
  const isRead = reading !== undefined && sections.every(({ id }) => reading.read.includes(id));
  const close = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) sheet.current?.hidePopover();
  };
  const showPlace = ({ newState }: ToggleEvent) => {
    const row = sheet.current?.querySelector('[aria-current]');
    delete sheet.current?.dataset.finding;
    if (newState === 'open') row?.scrollIntoView({ block: 'center' });
  };
  return (
    <PhoneBar>
      {/* Keyed by section, because the text must not animate between sections. */}
      <p key={isRead ? 'read' : current} className="min-w-0 flex-1 basis-24 py-1 leading-tight">
        <span className="block text-sm text-ink-soft">
          {isRead && `All ${sections.length} read`}
          {!isRead && at !== -1 && (
            <>
              <VisuallyHidden>Section </VisuallyHidden>
              {at + 1} of {sections.length}, {minutesFrom(sections, at)} min to end
            </>
          )}
          {!isRead && at === -1 && heading}
          {!isRead && place === undefined && `, ${minutesFrom(sections)} min`}
        </span>
        <span className="line-clamp-2 font-semibold">
          <WholeWords text={place?.title ?? `${sections.length} sections`} />
        </span>
      </p>
      <button
        type="button"
        popoverTarget={id}
        aria-label="Contents"
        className={`${buttonLook({ variant: 'secondary' })} min-h-12 w-12 shrink-0`}
      >
        <List aria-hidden className="size-6 shrink-0" />
      </button>
      {/* biome-ignore lint/a11y: the press bubbles up from its links, which work by keyboard */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="contents-sheet after:bottom-0 after:sticky after:block after:h-6 after:[background:linear-gradient(transparent,var(--color-sheet))] after:pointer-events-none forced-colors:after:[background:none] backdrop:[background:rgb(23_53_42_/_0.35)] data-finding:backdrop:[background:none]"
        onClick={close}
        onToggle={showPlace}
      >
        <div className="top-0 sticky z-2 flex h-12 items-center justify-between bg-sheet">
          <h2 className="font-sans text-(length:--text-base) tracking-normal">Contents</h2>
          <button
            className="-mr-3 grid size-11 cursor-pointer text-[1.75rem] leading-none place-items-center"
            type="button"
            popoverTarget={id}
            aria-label="Close"
          >
            ×
          </button>
        </div>
        <ContentsNav {...contents} />
      </div>
    </PhoneBar>
  );
}
