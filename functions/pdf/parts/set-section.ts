import type { Block } from '#shared/plan/document/plan-document.ts';
import { setBlock } from '../blocks/set-block.ts';
import { balancedLines, baselineOf, linesFor, type Setting } from '../blocks/setting.ts';
import { colours } from '../draw/colours.ts';
import { drawLine } from '../draw/draw-line.ts';
import { column, measure } from '../layout/page-size.ts';
import type { Piece } from '../layout/piece.ts';
import { sized, styles } from '../layout/styles.ts';
import type { Tag } from '../tags/structure.ts';
import { plainRuns } from '../text/runs-of-text.ts';

export interface SectionText {
  id: string;
  title: string;
  number: number;
  isAlone?: true;
  blocks: readonly Block[];
}

export const setSection = (
  section: SectionText,
  root: Tag,
  { isCompact = false }: { isCompact?: boolean } = {},
): Piece[] => {
  const setting: Setting = { tag: root.add('Sect'), isCompact };
  const title = setTitle(section, setting, isCompact);
  const pieces: Piece[] = [];
  section.blocks.forEach((block, index) => {
    const after = section.blocks[index - 1]?.kind;
    const last = pieces.at(-1);
    if (last !== undefined && (isNote(block) || isOpening(section, index))) last.keepWithNext = true;
    pieces.push(...setBlock(block, after === undefined ? setting : { ...setting, after }));
  });
  return [title, ...pieces];
};

/** Small print belongs to the block above it. */
const isNote = (block: Block): boolean => block.kind === 'paragraph' && block.style === 'note';

/** A heading and a sentence stay with the table or chart they introduce. */
const isOpening = ({ blocks }: SectionText, index: number): boolean =>
  index === 1 &&
  blocks[0]?.kind === 'paragraph' &&
  (blocks[1]?.kind === 'table' || blocks[1]?.kind === 'chart');

const mostLines = 6;

/** Sets a rule, the number in the margin, and the title next to it. */
export function setTitle(
  { id, title, number }: Pick<SectionText, 'id' | 'title' | 'number'>,
  { tag }: Setting,
  isCompact = false,
): Piece {
  const heading = tag.add('H1');
  const style = isCompact ? sized(styles.sectionTitle, 16) : styles.sectionTitle;
  const above = isCompact ? 9 : 14;
  const lines = balancedLines(plainRuns(title, style), measure.width).slice(0, mostLines);
  const [sign] = linesFor(plainRuns(String(number), { ...styles.sectionNumber, size: style.size }), 100);
  return {
    height: above + lines.length * style.leading + (isCompact ? 4 : 8),
    gap: isCompact ? 20 : 26,
    keepWithNext: true,
    anchors: [id],
    draw: ({ canvas, y, where }) => {
      canvas.artifact();
      canvas.rect({ x: column.x, y, width: column.width, height: 2 }, colours.leafStrong);
      const place = { canvas, tag: heading, where };
      if (sign !== undefined)
        drawLine(sign, { ...place, x: column.x, baseline: y + above + baselineOf(style) });
      lines.forEach((line, index) => {
        drawLine(line, {
          ...place,
          x: measure.x,
          baseline: y + above + index * style.leading + baselineOf(style),
        });
      });
    },
  };
}
