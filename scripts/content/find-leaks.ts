import { splitAtFacts } from '#shared/content/facts.ts';
import { templateKinds } from '#shared/contract/kit.ts';
import { diagramsIn, drawDiagram, headOf } from './diagrams/draw-diagram.ts';
import { textOfHtml, textOfPiece } from './kit/text-of-piece.ts';
import type { Library } from './library.ts';
import { plainTextOf } from './plain-text.ts';
import { readMarkdown } from './render-markdown.ts';

/** Open and locked texts never share this many readable characters in a row by chance. */
const charactersInRow = 40;
/** This many letters and digits in a row find a text with any markup between them. */
const lettersInRow = 32;
/** Lists of number words appear in other scripts too. */
const countedOut = /(?:\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)\b\W*){5,}/i;

const decoded = (text: string): string =>
  text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_match, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/&#x([0-9a-f]+);|&#(\d+);/gi, (_match, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&quot;|\\"/g, '"')
    .replaceAll(/&apos;|\\'/g, "'")
    .replaceAll(/&nbsp;|\\[nrt]/g, ' ');

/** A text with single spaces between words, without its lines and columns. */
const asRead = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** Only letters and digits, so that escapes, markup and line breaks do not matter. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const forms = [
  { of: asRead, length: charactersInRow },
  { of: bare, length: lettersInRow },
] as const;

function* runsOf(text: string, length: number): Generator<string> {
  for (let start = 0; start + length <= text.length; start += 1) yield text.slice(start, start + length);
}

export interface LockedRuns {
  /** The source of each run. */
  runs: ReadonlyMap<string, string>;
  /** Half-length pieces of the runs, for a quick first search. */
  halves: ReadonlySet<string>;
}

/** Every run of a path's text and kit that only its owners may see. */
export function lockedRuns(library: Library): LockedRuns {
  const runs = new Map<string, string>();
  const halves = new Set<string>();
  const lock = (text: string, from: string, open: ReadonlySet<string> = new Set()): void => {
    // The same fact is printed on both sides of the paywall.
    for (const part of splitAtFacts(text).flatMap((one) => one.split(countedOut)))
      for (const { of, length } of forms) {
        const read = of(part);
        for (const run of runsOf(read, length)) if (!open.has(run)) runs.set(run, from);
        if (read.length >= length) for (const half of runsOf(read, length / 2)) halves.add(half);
      }
  };
  const paths = library.flatMap((persona) => persona.paths);
  for (const { sections, meta, pieces, workingKit, shown } of paths) {
    for (const { markdown: written, title } of sections.filter(({ open }) => !open)) {
      const markdown = shown?.section === title ? written.replace(shown.written.trim(), '') : written;
      const from = `${meta.slug}, “${title}”`;
      for (const part of markdown.split(titleLine)) lock(plainTextOf(part).inOrder.join(' '), from);
      for (const outline of outlinesIn(markdown)) lock(outline, from);
    }
    // A piece may repeat a sample from the open sections.
    const open = new Set(
      sections
        .filter((section) => section.open)
        .flatMap(({ html, markdown }) => [textOfHtml(html), markdown])
        .flatMap((text) => forms.flatMap(({ of, length }) => [...runsOf(of(text), length)])),
    );
    for (const piece of pieces) lock(textOfPiece(piece), `${meta.slug}, ${piece.name}`, open);
    for (const { steps, stop = '' } of workingKit?.timeline ?? [])
      lock(`${steps} ${stop}`, `${meta.slug}, its timeline`);
  }
  // The picture that a path shows is public, even if something locked contains the same.
  for (const { shown } of paths)
    for (const text of shown === null
      ? []
      : [plainTextOf(shown.written).inOrder.join(' '), ...outlinesIn(shown.written)])
      for (const { of, length } of forms) for (const run of runsOf(of(text), length)) runs.delete(run);
  return { runs, halves };
}

/** The outlines of plates, which have no words to search for. */
const outlinesIn = (markdown: string): string[] =>
  diagramsIn(readMarkdown(markdown))
    .filter((source) => ['film', 'plates', 'samples', 'steps'].includes(headOf(source).kind))
    .flatMap((source) =>
      [...drawDiagram(source).matchAll(/ d="([^"]+)"/g)].map(([, outline = '']) => outline),
    );

/** The names of a kit's contents are public. */
const titleLine = new RegExp(`^(?:> ?)?\\*\\*(?:${templateKinds.join('|')}): .+\\*\\*$`, 'm');

/** Finds locked text in a published file, as it is and without its tags. */
export function leaksIn(file: string, { runs, halves }: LockedRuns): string[] {
  const whole = decoded(file);
  const found = new Set<string>();
  for (const text of [whole, whole.replaceAll(/<[^<>]*>/g, ' ')])
    for (const { of, length } of forms)
      for (const run of suspectsIn(of(text), length, halves)) {
        const from = runs.get(run);
        if (from !== undefined) found.add(`${from}: “${run}”`);
      }
  return [...found];
}

/**
 * Yields only the runs of a text that could be locked. Every run contains an aligned half of its length, so searching
 * the halves first misses nothing.
 */
function* suspectsIn(text: string, length: number, halves: ReadonlySet<string>): Generator<string> {
  const half = length / 2;
  for (let at = 0; at + half <= text.length; at += half) {
    if (!halves.has(text.slice(at, at + half))) continue;
    for (let start = Math.max(0, at - half + 1); start <= at && start + length <= text.length; start += 1)
      yield text.slice(start, start + length);
  }
}
