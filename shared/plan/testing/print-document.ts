import type { Chart } from '../document/chart.ts';
import type { Block, PlanDocument } from '../document/plan-document.ts';
import { plainText } from '../document/text.ts';

/** A document as readable text: tables as rows with bars, charts by their labels. */
export const printText = plainText;

const chartLines = (chart: Chart): string[] => {
  switch (chart.kind) {
    case 'line':
      return chart.series.map(({ label, values }) => `${label}: ${values.join(' ')}`);
    case 'bar':
      return chart.bars.map(({ label, value, printed }) => `${label}: ${printed || value}`);
    case 'week':
      return chart.parts.map(
        ({ label, cells }) => `${label}: ${cells.map((cell) => chart.names[cell]).join(' | ')}`,
      );
  }
};

export function printBlock(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return ['', `${'#'.repeat(block.level + 1)} ${printText(block.text)}`];
    case 'paragraph':
      return [printText(block.text)];
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${printText(item)}`);
    case 'checklist':
      return block.items.map(
        ({ text, ticked, note }) =>
          `[${ticked ? 'x' : ' '}] ${printText(text)}${note ? ` / ${printText(note)}` : ''}`,
      );
    case 'table':
      return [
        `Table: ${block.caption}`,
        `| ${block.columns.map(({ title }) => title).join(' | ')} |`,
        ...block.rows.map(
          ({ kind, cells }) => `| ${cells.map(printText).join(' | ')} |${kind === 'row' ? '' : ` ${kind}`}`,
        ),
      ];
    case 'chart':
      return [
        `Chart: ${block.caption}`,
        ...chartLines(block.chart).map((line) => `  ${line}`),
        `  (${block.alternative})`,
      ];
    case 'callout':
      return [`> ${printText(block.title)}`, ...block.body.map((text) => `> ${printText(text)}`)];
    case 'big-figures':
      return block.items.map(
        ({ label, value, note }) => `* ${label}: ${printText(value)}${note ? ` (${printText(note)})` : ''}`,
      );
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${printText(value)}`);
    case 'script':
      return [
        block.when ? `${block.title} (${block.when})` : block.title,
        ...block.lines.map((line) => `    ${line}`),
      ];
  }
}

export function printDocument(document: PlanDocument): string {
  return [
    `# ${document.title} (${document.tier}, plan ${document.planId})`,
    document.byline ?? '',
    ...document.sections.flatMap(({ title, blocks }) => ['', `## ${title}`, ...blocks.flatMap(printBlock)]),
    '',
  ].join('\n');
}
