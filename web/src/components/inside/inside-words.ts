import type { ContentHolds, PathContent } from '#shared/contract/content-files.ts';
import type { KitNames } from '#shared/contract/kit.ts';
import { counted } from '#web/lib/counted.ts';

/** The kinds of content that a text holds besides prose. */
export const held = [
  { kind: 'tables', one: 'table', many: 'tables' },
  { kind: 'templates', one: 'template to copy', many: 'templates to copy' },
  { kind: 'pictures', one: 'chart or diagram', many: 'charts and diagrams' },
] as const;

export interface InsideWords {
  kind: 'templates' | 'reading' | 'workbook' | 'piece';
  text: string;
}

/** Leaves out zeros. */
export const heldWords = (holds: ContentHolds) =>
  held
    .filter(({ kind }) => holds[kind] > 0)
    .map(({ kind, one, many }) => ({ kind, text: counted(holds[kind], one, many) }));

/** Templates to send are named by kind; most kits have more. */
const sentKinds = ['Message', 'Quote', 'Script'];

type Sold = Pick<PathContent, 'locked' | 'kit' | 'sections'>;

/** Counts only the locked sections, as their rows do; the kit also prints templates of the open ones. */
export const lockedTemplates = ({ sections }: Pick<PathContent, 'sections'>): number =>
  sections.reduce((sum, { holds }) => sum + (holds?.templates ?? 0), 0);

function templateWords(count: number, templates: KitNames['templates']): string {
  const kinds = new Set<string>(templates.map(({ kind }) => kind));
  const sent = sentKinds.filter((kind) => kinds.has(kind)).slice(0, 2);
  const words = sent.map((kind) => `${kind.toLowerCase()}s`).join(', ');
  const more = kinds.size > sent.length ? ' and more' : '';
  return `${counted(count, 'template', 'templates')} to copy${words && `: ${words}${more}`}`;
}

/** Counts what unlocking adds, the most practical first; the same everywhere it is sold. */
export function insideWords(path: Sold): InsideWords[] {
  const { locked, kit } = path;
  if (locked === null) return [];
  const templates = lockedTemplates(path);
  const beside = heldWords({ ...locked, templates: 0 }).map(({ text }) => text);
  const texts = [
    counted(locked.sections, 'section', 'sections'),
    ...beside,
    `about ${locked.minutes} minutes`,
  ];
  return [
    ...(kit === null || templates === 0
      ? []
      : [{ kind: 'templates', text: templateWords(templates, kit.templates) } as const]),
    ...(kit === null ? [] : [{ kind: 'workbook', text: 'A workbook with your own numbers' } as const]),
    ...(kit?.pieces ?? []).map((text) => ({ kind: 'piece', text }) as const),
    { kind: 'reading', text: texts.join(', ') },
  ];
}

/** A shorter version for the bar of a phone: counts only, each kept on a line with its noun. */
export function insideInShort(path: Pick<PathContent, 'locked' | 'sections'>): string {
  const { locked } = path;
  if (locked === null) return '';
  const counts = [
    [locked.sections, 'section', 'sections'],
    [locked.tables, 'table', 'tables'],
    [lockedTemplates(path), 'template', 'templates'],
  ] as const;
  return [
    ...counts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many)),
    `${locked.minutes} min`,
  ]
    .map((part) => part.replace(' ', '\u00A0'))
    .join(', ');
}
