import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chapterFront } from '#shared/content/schemas/handbook.ts';
import { root } from '../build/ensure-built.ts';
import type { Chapter } from './library.ts';
import { readDocument } from './read-document.ts';
import { filling, sectionOf, splitSections, tokensOf } from './read-library.ts';
import { fillText, withOwn } from './sums/fill-sums.ts';
import { generalNames } from './sums/general-names.ts';

const file = 'money-and-rules.md';
const chapterFile = join(root, 'shared/content/chapters', file);

/** Reads the chapter that all paths share. A fault in it stops the build, as in a path. */
export function readChapter(text: string = readFileSync(chapterFile, 'utf8')): Chapter {
  const { front, body, firstLine } = readDocument(file, text, chapterFront);
  const { judged, sums, ...facts } = front;
  const names = filling(file, () => withOwn(generalNames, { ...judged, ...sums }));
  const filled = filling(file, () => fillText(body, names, firstLine));
  const sections = splitSections(file, tokensOf(file, { text: filled, firstLine })).map((part) =>
    sectionOf(part, { open: true, draw: () => undefined }),
  );
  return { file, ...facts, written: body, firstLine, sections };
}
