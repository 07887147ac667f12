import type { Block } from '#shared/plan/document/plan-document.ts';
import type { Piece } from '../layout/piece.ts';
import { setBigFigures, setCallout, setChecklist, setFacts } from './set-boxes.ts';
import { setChart } from './set-chart.ts';
import { setTable } from './set-table.ts';
import { setHeading, setList, setParagraph, setScript } from './set-words.ts';
import type { Setting } from './setting.ts';

export function setBlock(block: Block, setting: Setting): Piece[] {
  switch (block.kind) {
    case 'heading':
      return setHeading(block, setting);
    case 'paragraph':
      return setParagraph(block, setting);
    case 'list':
      return setList(block, setting);
    case 'checklist':
      return setChecklist(block, setting);
    case 'table':
      return setTable(block, setting);
    case 'chart':
      return setChart(block, setting);
    case 'callout':
      return setCallout(block, setting);
    case 'big-figures':
      return setBigFigures(block, setting);
    case 'facts':
      return setFacts(block, setting);
    case 'script':
      return setScript(block, setting);
  }
}
