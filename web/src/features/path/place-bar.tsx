import { List } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { buttonLook } from '#web/components/button/button-look.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import { type ContentsListProps, ContentsNav } from './contents-list.tsx';
import { PhoneBar } from './price-bar.tsx';
import { minutesFrom } from './reader/minutes-from.ts';

/** Where one is in a long text, and the way to anywhere else of it, at the foot of a phone. */
export function PlaceBar(contents: ContentsListProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const { heading, sections, after, current } = contents;
  const at = sections.findIndex((section) => section.id === current);
  const place = sections[at] ?? after.find((one) => one.id === current);
  const close = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) sheet.current?.hidePopover();
  };
  return (
    <PhoneBar>
      <p className="min-w-0 flex-1 basis-24 leading-tight">
        <span className="block text-sm text-ink-soft">
          {at !== -1 && (
            <>
              <VisuallyHidden>Section </VisuallyHidden>
              {at + 1} of {sections.length}, {minutesFrom(sections, at)} min to end
            </>
          )}
          {at === -1 && heading}
          {place === undefined && `, ${minutesFrom(sections)} min`}
        </span>
        <span className="block truncate font-semibold">{place?.title ?? `${sections.length} sections`}</span>
      </p>
      <button type="button" popoverTarget={id} className={`${buttonLook({ variant: 'secondary' })} shrink-0`}>
        <List aria-hidden className="size-5" />
        Contents
      </button>
      {/* biome-ignore lint/a11y: only its links are pressed, and those have keys of their own */}
      <div ref={sheet} id={id} popover="auto" className="contents-sheet" onClick={close}>
        <div className="contents-sheet-head">
          <h2 className="contents-title">Contents</h2>
          <button type="button" popoverTarget={id} aria-label="Close">
            ×
          </button>
        </div>
        <ContentsNav {...contents} />
      </div>
    </PhoneBar>
  );
}
