import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { pathFront, personaFront, type TableFigure } from '#shared/content/schemas/handbook.ts';
import { waysOfWorking } from '#shared/content/ways-of-working.ts';
import { isOpenToAll } from '#shared/domain/paths/preview.ts';
import { effectivePrice, isFree, type PathPrice } from '#shared/domain/paths/price.ts';
import { root } from '../build/ensure-built.ts';
import { classify } from './classify-path.ts';
import { minutesOf } from './count-locked.ts';
import { DiagramFault } from './diagrams/diagram-lines.ts';
import { drawDiagram } from './diagrams/draw-diagram.ts';
import type { TableBars } from './figures/draw-bars.ts';
import { drawYear } from './figures/draw-year.ts';
import { numbersOf } from './figures/numbers-of.ts';
import { findPath } from './figures/path-figures.ts';
import { endsOf, planYear } from './figures/planned-year.ts';
import { columnsOf, drawTable } from './figures/table-figures.ts';
import { findShown } from './find-shown.ts';
import { buildKit, fillStep, type SectionTokens } from './kit/build-kit.ts';
import { readPieces } from './kit/read-pieces.ts';
import type { Library, LibraryPath, LibraryPersona, Section } from './library.ts';
import { countWords, plainTextOf } from './plain-text.ts';
import { ContentFault, readDocument } from './read-document.ts';
import {
  everyToken,
  readMarkdown,
  refusedIn,
  renderMarkdown,
  type Token,
  type Tokens,
} from './render-markdown.ts';
import { fillText, withOwn } from './sums/fill-sums.ts';
import { generalNames } from './sums/general-names.ts';
import { namesOfPath } from './sums/names-of-path.ts';
import { SumFault } from './sums/work-out.ts';

export const libraryFolder = join(root, 'shared/content/library');
const personaFile = 'persona.md';

const everyPersona = [...new Set(priceCatalogue.map(({ personaSlug }) => personaSlug))];

interface Reading {
  folder?: string;
  /** For writers of one persona while the others are unfinished. */
  personaSlugs?: readonly string[];
}

/** Reads the library in the order of the price catalogue, which lists the paths. A fault in any file stops it. */
export function readLibrary({ folder = libraryFolder, personaSlugs = everyPersona }: Reading = {}): Library {
  refuseStrayFiles(folder);
  return personaSlugs.map((personaSlug) => readPersona(folder, personaSlug));
}

function refuseStrayFiles(folder: string): void {
  const expected = new Set(
    priceCatalogue.flatMap(({ personaSlug, pathSlug }) => [
      `${personaSlug}/${personaFile}`,
      `${personaSlug}/${pathSlug}.md`,
    ]),
  );
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // Editors and file managers leave hidden files.
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  const stray = files.find((file) => !expected.has(file));
  if (stray !== undefined) throw new ContentFault(stray, 'the price catalogue knows no such path');
}

function readPersona(folder: string, personaSlug: string): LibraryPersona {
  const file = `${personaSlug}/${personaFile}`;
  const { front, body, firstLine } = readDocument(
    file,
    readFileSync(join(folder, file), 'utf8'),
    personaFront,
  );
  const prices = priceCatalogue.filter((price) => price.personaSlug === personaSlug);
  const markdown = filling(file, () => fillText(body, generalNames, firstLine));
  const tokens = tokensOf(file, { text: markdown, firstLine });
  if (tokens.some(({ type }) => type === 'heading'))
    throw new ContentFault(file, 'the introduction of a persona has no headings');
  return {
    file,
    personaSlug,
    ...front,
    markdown,
    html: renderMarkdown(tokens),
    paths: prices.map((price) => readPath(folder, front.title, price)),
  };
}

function readPath(folder: string, personaLabel: string, path: PathPrice): LibraryPath {
  const { personaSlug, pathSlug, price, sale } = path;
  const file = `${personaSlug}/${pathSlug}.md`;
  const { front, body, firstLine } = readDocument(file, readFileSync(join(folder, file), 'utf8'), pathFront);
  const ours = findPath(pathSlug);
  if (ours === undefined) throw new ContentFault(file, 'there are no figures for this path');
  const numbers = numbersOf(ours, effectivePrice(path));
  const year = planYear(numbers);
  const { figures, judged, sums, timeline, shown, suits, ...facts } = front;
  const hourCents = year.hourCentsByQuarter.at(-1) ?? 0;
  const found = classify(ours.slug, facts.tags);
  if (typeof found === 'string') throw new ContentFault(file, found);
  const ends = endsOf(year);
  const meta = {
    slug: pathSlug,
    personaSlug,
    personaLabel,
    ...facts,
    ...found,
    hourCents,
    aheadMonth: ends.aheadMonth,
    price,
    sale,
  };
  const names = filling(file, () => withOwn(namesOfPath(ours), { ...judged, ...sums }));
  const text = filling(file, () => fillText(body, names, firstLine));
  const tokens = tokensOf(file, { text, firstLine });
  const drawn = filling(file, () =>
    figures.map((figure) => ({
      ...figure,
      table: fillText(figure.table, names),
      column: fillText(figure.column, names),
    })),
  );
  const parts = splitSections(file, tokens);
  const draw = tableDrawer(file, tokens, drawn);
  const steps = filling(file, () =>
    timeline.map((step) => fillStep(step, (words) => fillText(words, names))),
  );
  return {
    file,
    meta,
    written: body,
    firstLine,
    year: ends,
    selling: waysOfWorking[ours.slug].noSalesCalls.because,
    nothingFirst: waysOfWorking[ours.slug].nothingFirst.holds,
    suits,
    yearHtml: drawYear(year),
    shown: shown === undefined ? null : orFault(file, () => findShown(parts, { title: shown, path })),
    sections: parts.map((part, index) => sectionOf(part, { open: isOpenToAll(path, index), draw })),
    workingKit: isFree(path) ? null : orFault(file, () => buildKit({ numbers, parts, timeline: steps })),
    pieces: orFault(file, () =>
      readPieces(pathSlug, (words) => fillText(words.replaceAll('{{checked}}', facts.checked), names)),
    ),
  };
}

/** The bars of a table if its path asks for them. A drawing must match exactly one table. */
function tableDrawer(file: string, tokens: readonly Token[], figures: readonly TableFigure[]) {
  const tables = tokens.filter((token): token is Tokens.Table => token.type === 'table');
  const drawn = new Map<Tokens.Table, TableBars>();
  for (const figure of figures) {
    const [table, ...others] = tables.filter((one) => columnsOf(one).startsWith(figure.table));
    if (table === undefined || others.length > 0)
      throw new ContentFault(
        file,
        `figures: ${others.length + (table ? 1 : 0)} tables start with “${figure.table}”`,
      );
    drawn.set(
      table,
      orFault(file, () => drawTable(table, figure), 'figures: '),
    );
  }
  return (table: Tokens.Table) => drawn.get(table);
}

export function tokensOf(file: string, { text, firstLine }: { text: string; firstLine: number }): Token[] {
  const tokens = readMarkdown(text);
  const [refused] = refusedIn(tokens);
  if (refused !== undefined) throw new ContentFault(file, `Markdown of a kind we do not use: ${refused}`);
  refuseDiagrams(file, { tokens, firstLine });
  return tokens;
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** A diagram that cannot be drawn is a fault of its line, and so is one inside a list or a quote. */
function refuseDiagrams(file: string, { tokens, firstLine }: { tokens: Token[]; firstLine: number }): void {
  let line = firstLine;
  for (const token of tokens) {
    const isDiagram = token.type === 'code';
    if (!isDiagram && everyToken([token]).some(({ type }) => type === 'code'))
      throw new ContentFault(file, `line ${line}: a picture must not be inside a list or a quote`);
    try {
      if (isDiagram) drawDiagram(token as Tokens.Code);
    } catch (error) {
      if (!(error instanceof DiagramFault)) throw error;
      throw new ContentFault(file, `line ${line + error.line}: ${error.message}`);
    }
    line += linesIn(token.raw);
  }
}

export function filling<T>(file: string, fill: () => T): T {
  try {
    return fill();
  } catch (error) {
    if (error instanceof SumFault) throw new ContentFault(file, error.message);
    throw error;
  }
}

function orFault<T>(file: string, make: () => T, part = ''): T {
  try {
    return make();
  } catch (error) {
    throw new ContentFault(file, `${part}${error instanceof Error ? error.message : String(error)}`);
  }
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

export function splitSections(file: string, tokens: readonly Token[]): SectionTokens[] {
  const parts: SectionTokens[] = [];
  for (const token of tokens) {
    if (isHeading(token) && token.depth < 3) {
      if (token.depth === 1) throw new ContentFault(file, 'the title belongs in the front matter');
      parts.push({ id: slugOf(token.text), title: token.text, tokens: [] });
    } else if (parts.length > 0) parts.at(-1)?.tokens.push(token);
    else if (token.type !== 'space') throw new ContentFault(file, 'there is text before the first section');
  }
  return parts;
}

interface Publishing {
  open: boolean;
  draw: (table: Tokens.Table) => TableBars | undefined;
}

export function sectionOf({ id, title, tokens }: SectionTokens, { open, draw }: Publishing): Section {
  const markdown = tokens
    .map(({ raw }) => raw)
    .join('')
    .trim();
  const minutes = minutesOf(countWords(plainTextOf(markdown)));
  return { id, title, minutes, markdown, html: renderMarkdown(tokens, draw), open };
}

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
