import type { Chart } from '../document/chart.ts';
import type { Block, PlanDocument } from '../document/plan-document.ts';
import type { Text } from '../document/text.ts';

/** A document as readable text: every figure with its mark, tables as rows with bars, charts by their labels. */
export const printText = (text: Text): string =>
  text
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      return inline.kind === 'figure' ? `${inline.text}^${inline.mark}` : inline.text;
    })
    .join('');

const chartLines = (chart: Chart): string[] => {
  switch (chart.kind) {
    case 'line':
      return chart.series.map(({ label, values }) => `${label}: ${values.join(' ')}`);
    case 'bar':
      return chart.bars.map(({ label, printed }) => `${label}: ${printed}`);
    case 'waterfall':
      return chart.steps.map(({ label, printed }) => `${label}: ${printed}`);
    case 'gauge':
      return [chart.printed];
    case 'tornado':
      return chart.bars.map(
        ({ label, lowPrinted, highPrinted }) => `${label}: ${lowPrinted} to ${highPrinted}`,
      );
    case 'gantt':
      return chart.bars.map(({ label, from, to }) => `${label}: day ${from} to ${to}`);
    case 'funnel':
      return chart.steps.map(({ label, printed, note }) => `${label}: ${printed}${note ? ` (${note})` : ''}`);
    case 'heat-grid':
      return chart.printed.map((row, index) => `${chart.rows[index]}: ${row.join(' | ')}`);
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
        ({ text, ticked, hours, note }) =>
          `[${ticked ? 'x' : ' '}] ${printText(text)}${hours ? ` (${printText(hours)})` : ''}${note ? ` / ${printText(note)}` : ''}`,
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
        `Chart: ${block.caption}${(block.marks ?? []).map(({ mark }) => `^${mark}`).join('')}`,
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
    case 'quote':
      return [`“${block.text}” (${block.from})`];
    case 'script':
      return [
        block.when ? `${block.title} (${block.when})` : block.title,
        ...block.lines.map((line) => `    ${line}`),
      ];
    case 'form':
      return [`${block.title}: ${block.fields.map(({ label }) => `${label} ____`).join(', ')}`];
  }
}

export function printDocument(document: PlanDocument): string {
  const { cover, sections, assumptions } = document;
  return [
    `# ${document.title} (${document.tier}, plan ${document.planId})`,
    cover ? `For ${document.person}. ${cover.subtitle}` : (document.byline ?? ''),
    ...(cover?.drawn === undefined ? [] : [`Drawn: ${cover.drawn.alternative}`]),
    ...(cover?.entered ?? []).map(({ label, value }) => `${label}: ${printText(value)}`),
    ...sections.flatMap(({ title, blocks }) => ['', `## ${title}`, ...blocks.flatMap(printBlock)]),
    ...(assumptions.length === 0 ? [] : ['', '## Assumptions and sources']),
    ...assumptions.map(
      ({ label, value, range, mark, reason, asAt, usedBy }) =>
        `${mark} ${label}: ${value}${range ? ` [${range}]` : ''}. ${reason}${asAt ? ` (${asAt})` : ''} -> ${usedBy.join(', ')}`,
    ),
    '',
  ].join('\n');
}
