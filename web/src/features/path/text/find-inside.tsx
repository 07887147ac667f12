import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { controlLook } from '#web/components/form/field.tsx';
import { VisuallyHidden } from '#web/components/text/visually-hidden.tsx';
import { unfold } from '#web/lib/page/folds.ts';

/** Typed and typeset forms match: case, quotes and line ends make no difference. */
const alike: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '−': '-',
};

const plainLetter = (letter: string): string =>
  /\s/.test(letter) ? ' ' : (alike[letter] ?? letter.toLowerCase());

const plain = (text: string): string => Array.from(text, plainLetter).join('').replaceAll(/ +/g, ' ').trim();

const blocks = ':is(section[aria-labelledby], summary) > h2[id], .reading :is(h3, p, li, tr, figcaption)';

/** A single letter would match everywhere. */
const fewestLetters = 2;

/** The smallest blocks that contain the words, in reading order: a heading, a paragraph, a row. */
export function findBlocks(root: ParentNode, words: string): HTMLElement[] {
  const wanted = plain(words);
  if (wanted.length < fewestLetters) return [];
  const holding = [...root.querySelectorAll<HTMLElement>(blocks)].filter((block) =>
    plain(block.textContent).includes(wanted),
  );
  return holding.filter((block) => !holding.some((other) => other !== block && block.contains(other)));
}

/** The normalised letters of a block, with their positions. */
function lettersOf(block: Element) {
  const places: { node: Text; from: number; to: number }[] = [];
  let text = '';
  const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode() as Text | null; node !== null; node = walk.nextNode() as Text | null) {
    let to = 0;
    for (const letter of node.data) {
      const from = to;
      to += letter.length;
      const found = plainLetter(letter);
      if (found === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += found;
      // A lower-case letter may have two units.
      for (let unit = 0; unit < found.length; unit += 1) places.push({ node, from, to });
    }
  }
  return { text, places };
}

/** The matches inside a block. */
export function findRanges(block: Element, words: string): Range[] {
  const wanted = plain(words);
  if (wanted.length < fewestLetters) return [];
  const { text, places } = lettersOf(block);
  const ranges: Range[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [places[at], places[at + wanted.length - 1]];
    if (first === undefined || last === undefined) break;
    const range = document.createRange();
    range.setStart(first.node, first.from);
    range.setEnd(last.node, last.to);
    ranges.push(range);
  }
  return ranges;
}

/** The heading of a block's section. */
const headingOf = (block: Element): Element | null =>
  block.closest('section[aria-labelledby]')?.querySelector('h2') ?? null;

const mark = 'data-found';

/**
 * Set on a phone's sheet, which shrinks during a search until it closes or the words change
 * (styles/folds.css).
 */
const finding = 'data-finding';

/** Highlights the words in browsers that can do so without changing the text (styles/reading.css). */
const wordsMark = 'found-here';

const marksWords = (): boolean => typeof Highlight === 'function' && CSS.highlights !== undefined;

const unmark = (): void => {
  if (marksWords()) CSS.highlights.delete(wordsMark);
  for (const name of [mark, finding])
    for (const part of document.querySelectorAll(`[${name}]`)) part.removeAttribute(name);
};

function show(block: HTMLElement, words: string): void {
  unmark();
  block.setAttribute(mark, '');
  if (marksWords()) CSS.highlights.set(wordsMark, new Highlight(...findRanges(block, words)));
  document.querySelector('.contents-sheet:popover-open')?.setAttribute(finding, '');
  unfold(block);
  block.scrollIntoView({ block: 'center' });
}

interface Found {
  count: number;
  /** The index of the current match; undefined before the first step. */
  at?: number;
  section?: string;
}

const tellOf = (words: string, { count, at }: Found): string => {
  if (words.trim().length < fewestLetters) return '';
  if (count === 0) return 'Not found in the text';
  if (at !== undefined) return `${at + 1} of ${count}`;
  return count === 1 ? '1 match' : `${count} matches`;
};

function useFind() {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Found>({ count: 0 });
  useEffect(() => unmark, []);
  return {
    words,
    told: tellOf(words, found),
    section: found.at === undefined ? undefined : found.section,
    count: found.count,
    type: (typed: string) => {
      unmark();
      setWords(typed);
      setFound({ count: findBlocks(document, typed).length });
    },
    step: (by: 1 | -1) => {
      const places = findBlocks(document, words);
      const count = places.length;
      const from = found.at ?? (by === 1 ? -1 : 0);
      const at = (from + by + count) % Math.max(1, count);
      const place = places[at];
      if (place === undefined) return;
      show(place, words);
      setFound({ count, at, section: headingOf(place)?.textContent ?? '' });
    },
  };
}

const stepLook =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-leaf hover:bg-leaf-tint focus-visible:outline-2 focus-visible:outline-leaf';

/** Searches the readable text and moves between matches: Enter goes to the next, Escape into the text. */
export default function FindInside() {
  const id = useId();
  const { words, told, section, count, type, step } = useFind();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape') {
      const place = document.querySelector<HTMLElement>(`[${mark}]`);
      if (place === null) return;
      event.preventDefault();
      place.tabIndex = -1;
      place.focus();
    }
  };
  return (
    <div className="print:hidden">
      <label htmlFor={id} className="sr-only">
        Find in the text
      </label>
      <input
        id={id}
        type="search"
        value={words}
        autoComplete="off"
        placeholder="Find in the text"
        className={controlLook}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <div className={classNames('flex items-center justify-between gap-2', told !== '' && 'min-h-11')}>
        <p role="status" className="min-w-0 text-sm text-ink-soft">
          {told}
          {section !== undefined && <VisuallyHidden>, in “{section}”</VisuallyHidden>}
        </p>
        {count > 0 && (
          <span className="flex shrink-0">
            <button type="button" aria-label="Previous match" className={stepLook} onClick={() => step(-1)}>
              <ChevronUp aria-hidden className="size-5" />
            </button>
            <button type="button" aria-label="Next match" className={stepLook} onClick={() => step(1)}>
              <ChevronDown aria-hidden className="size-5" />
            </button>
          </span>
        )}
      </div>
    </div>
  );
}
