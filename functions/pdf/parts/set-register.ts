import type { Assumption, Block, PlanDocument, Table } from '#shared/plan/document/plan-document.ts';
import type { Text } from '#shared/plan/document/text.ts';
import { setBlock } from '../blocks/set-block.ts';
import { setTable } from '../blocks/set-table.ts';
import type { Piece, Whereabouts } from '../layout/piece.ts';
import type { Tag } from '../tags/structure.ts';
import { assumptionAnchor, markWords, type Register } from '../text/runs-of-text.ts';
import { setTitle } from './set-section.ts';

export const registerTitle = 'Assumptions and sources';
export const registerId = 'register';

const marks: Text = [
  'Every figure of this plan carries a small letter that leads here. ',
  { kind: 'strong', text: 'S' },
  ` ${markWords.S.toLowerCase()}, `,
  { kind: 'strong', text: 'D' },
  ' derived from others by a rule that is given, ',
  { kind: 'strong', text: 'J' },
  ' an adviser’s judgement, and ',
  { kind: 'strong', text: 'U' },
  ' from you.',
];

/** The last section: what every mark leads to. It is set when the pages of all others are known, which it names. */
export function setRegister(options: {
  document: PlanDocument;
  number: number;
  root: Tag;
  register: Register;
  where: Pick<Whereabouts, 'pageOf'>;
}): Piece[] {
  const { document, number, root, register, where } = options;
  const setting = { tag: root.add('Sect'), register };
  const title = setTitle({ id: registerId, title: registerTitle, number }, setting);
  const lead: Block = { kind: 'paragraph', id: 'register-marks', style: 'body', text: marks };
  const assumptions: Table = {
    kind: 'table',
    id: 'register-assumptions',
    caption: 'Assumptions',
    rowHeaders: true,
    columns: [
      { title: 'Assumption', align: 'left', weight: 24 },
      { title: 'Value', align: 'left', weight: 17 },
      { title: 'Mark', align: 'left', weight: 8 },
      { title: 'Where it comes from', align: 'left', weight: 42 },
      { title: 'Pages', align: 'left', weight: 9 },
    ],
    rows: document.assumptions.map((assumption) => ({ kind: 'row', cells: rowOf(assumption, where) })),
  };
  const rowAnchors = document.assumptions.map(({ id }) => assumptionAnchor(id));
  return [
    title,
    ...setBlock(lead, setting),
    ...(assumptions.rows.length === 0
      ? []
      : setTable(assumptions, setting, { isWide: true, goesOn: true, rowAnchors })),
    ...(document.sources.length === 0
      ? []
      : setTable(sourcesOf(document), setting, { isWide: true, goesOn: true })),
  ];
}

function rowOf(assumption: Assumption, where: Pick<Whereabouts, 'pageOf'>): Text[] {
  const { label, value, range, mark, reason, asAt } = assumption;
  const more = [range === undefined ? '' : `Range ${range}.`, asAt === undefined ? '' : `As at ${asAt}.`];
  return [
    [{ kind: 'user', text: label }],
    [value],
    [{ kind: 'strong', text: mark }],
    [[reason, ...more].filter((part) => part !== '').join(' ')],
    pagesOf(assumption, where),
  ];
}

function pagesOf({ usedBy }: Assumption, where: Pick<Whereabouts, 'pageOf'>): Text {
  const pages = new Map<number, string>();
  for (const block of usedBy) {
    const page = where.pageOf(block);
    if (page !== undefined && !pages.has(page)) pages.set(page, block);
  }
  return [...pages]
    .sort(([a], [b]) => a - b)
    .flatMap(([page, to], index) => [
      ...(index === 0 ? [] : [', ']),
      { kind: 'reference' as const, to, text: String(page) },
    ]);
}

const sourcesOf = ({ sources }: PlanDocument): Table => ({
  kind: 'table',
  id: 'register-sources',
  caption: 'Sources',
  rowHeaders: true,
  columns: [
    { title: 'Source', align: 'left', weight: 40 },
    { title: 'As at', align: 'left', weight: 18 },
    { title: 'Address', align: 'left', weight: 42 },
  ],
  rows: sources.map(({ title, asAt, href }) => ({
    kind: 'row',
    cells: [
      [title],
      [asAt],
      href === undefined ? [] : [{ kind: 'link', href, text: href.replace(/^https:\/\//, '') }],
    ],
  })),
});
