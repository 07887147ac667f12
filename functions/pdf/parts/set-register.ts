import type { Assumption, Block, PlanDocument } from '#shared/plan/document/plan-document.ts';
import type { Inline, Mark, Text } from '#shared/plan/document/text.ts';
import { setBlock } from '../blocks/set-block.ts';
import { baselineOf, linesFor, type Setting } from '../blocks/setting.ts';
import { drawLine } from '../draw/draw-line.ts';
import { column } from '../layout/page-size.ts';
import type { DrawPlace, Piece, Whereabouts } from '../layout/piece.ts';
import { sized, strong, styles } from '../layout/styles.ts';
import type { Tag } from '../tags/structure.ts';
import type { Line } from '../text/break-lines.ts';
import { assumptionAnchor, plainRuns, type Register, runsOfText } from '../text/runs-of-text.ts';
import { setTitle } from './set-section.ts';

export const registerTitle = 'Assumptions and sources';
export const registerId = 'register';

const groups: readonly (readonly [mark: Mark, title: string])[] = [
  ['U', 'U: from you'],
  ['S', 'S: from a source, with its date'],
  ['J', 'J: our judgement'],
  ['D', 'D: worked out from the others by a rule'],
];

const style = sized(styles.cell, 7.7);
const between = 20;
const width = (column.width - between) / 2;
/** A longer entry goes on over the page in slices of so many lines. */
const linesAtOnce = 14;

interface RegisterSetting extends Setting {
  where: Pick<Whereabouts, 'pageOf'>;
}

/** The last section: what every mark leads to. It is set when the pages of all others are known, which it names. */
export function setRegister(options: {
  document: PlanDocument;
  number: number;
  root: Tag;
  register: Register;
  where: Pick<Whereabouts, 'pageOf'>;
}): Piece[] {
  const { document, number, root, register, where } = options;
  const setting: RegisterSetting = { tag: root.add('Sect'), register, where };
  const title = setTitle({ id: registerId, title: registerTitle, number }, setting);
  const lead: Block = {
    kind: 'paragraph',
    id: 'register-marks',
    style: 'body',
    text: ['The small letters lead here: what was assumed, why, and on which pages it counts.'],
  };
  return [
    title,
    ...setBlock(lead, setting),
    ...groups.flatMap(([mark, name]) => {
      const entries = document.assumptions.filter((assumption) => assumption.mark === mark);
      return entries.length === 0 ? [] : setGroup(name, entries, setting);
    }),
  ];
}

/** Two entries beside each other, in the order of reading: left, then right. */
function setGroup(name: string, entries: readonly Assumption[], setting: RegisterSetting): Piece[] {
  const tag = setting.tag;
  const heading = setLines(linesFor(plainRuns(name, strong(style)), column.width), tag.add('H2'));
  const list = tag.add('L', { numbering: 'None' });
  const rows: Piece[] = [];
  for (let at = 0; at < entries.length; at += 2)
    rows.push(...setPair(entries.slice(at, at + 2), { ...setting, tag: list }));
  return [
    {
      height: style.leading + 3,
      gap: 12,
      keepWithNext: true,
      draw: (place) => heading({ ...place, x: column.x }),
    },
    ...rows,
  ];
}

function setPair(entries: readonly Assumption[], setting: RegisterSetting): Piece[] {
  const cells = entries.map((entry) => ({
    lines: linesFor(runsOfText(textOf(entry, setting.where), style, setting.register), width),
    tag: setting.tag.add('LI').add('LBody').add('P'),
  }));
  const most = Math.max(...cells.map(({ lines }) => lines.length));
  const pieces: Piece[] = [];
  for (let from = 0; from < most; from += linesAtOnce) {
    const shown = cells.map(({ lines, tag }) => setLines(lines.slice(from, from + linesAtOnce), tag));
    pieces.push({
      height: Math.min(linesAtOnce, most - from) * style.leading,
      gap: from === 0 ? 4.5 : 0,
      ...(from === 0 && { anchors: entries.map(({ id }) => assumptionAnchor(id)) }),
      draw: (place) =>
        shown.forEach((draw, index) => {
          draw({ ...place, x: column.x + index * (width + between) });
        }),
    });
  }
  return pieces;
}

const setLines =
  (lines: readonly Line[], tag: Tag) =>
  ({ canvas, where, x, y }: DrawPlace & { x: number }): void =>
    lines.forEach((line, index) => {
      drawLine(line, { canvas, x, baseline: y + index * style.leading + baselineOf(style), tag, where });
    });

/** `Reserve: 15%. Kept back for the cost nobody saw coming. Page 8` */
function textOf(assumption: Assumption, where: Pick<Whereabouts, 'pageOf'>): Text {
  const { label, value, range, reason, asAt, href } = assumption;
  const more = [range === undefined ? '' : `Range ${range}`, asAt ?? ''].filter((part) => part !== '');
  const said = [value, `${reason}${more.length > 0 ? ` (${more.join('; ')})` : ''}`];
  return [
    { kind: 'strong', text: `${label}: ` },
    `${said.filter((part) => part !== '').join('. ')}.`,
    ...(href === undefined
      ? []
      : [' ', { kind: 'link' as const, href, text: href.replace(/^https:\/\//, '') }]),
    ...pagesOf(assumption, where),
  ];
}

function pagesOf({ usedBy }: Assumption, where: Pick<Whereabouts, 'pageOf'>): Inline[] {
  const pages = new Map<number, string>();
  for (const block of usedBy) {
    const page = where.pageOf(block);
    if (page !== undefined && !pages.has(page)) pages.set(page, block);
  }
  const sorted = [...pages].sort(([a], [b]) => a - b);
  return sorted.flatMap(([page, to], index): Inline[] => [
    index === 0 ? (sorted.length === 1 ? ' Page ' : ' Pages ') : ', ',
    { kind: 'reference', to, text: String(page) },
  ]);
}
