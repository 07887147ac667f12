import type { ContentHolds, PathContent } from '#shared/contract/content-files.ts';
import type { KitNames } from '#shared/contract/kit.ts';

// Of its own, so that a form that says it loads nothing of the pages of paths.
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What text holds beside its words. */
export const held = [
  { kind: 'tables', one: 'table', many: 'tables' },
  { kind: 'templates', one: 'template to copy', many: 'templates to copy' },
  { kind: 'pictures', one: 'chart or diagram', many: 'charts and diagrams' },
] as const;

export interface InsideWords {
  kind: 'templates' | 'reading' | 'workbook' | 'piece';
  text: string;
}

/** What there is none of is not named. */
export const heldWords = (holds: ContentHolds) =>
  held
    .filter(({ kind }) => holds[kind] > 0)
    .map(({ kind, one, many }) => ({ kind, text: counted(holds[kind], one, many) }));

/** What is sent to people is named; there is more in most kits. */
const sentKinds = ['Message', 'Quote', 'Script'];

type Sold = Pick<PathContent, 'locked' | 'kit' | 'sections'>;

/** Of the locked sections alone, as their rows count them: the kit prints those of the open ones, too. */
export const lockedTemplates = ({ sections }: Pick<PathContent, 'sections'>): number =>
  sections.reduce((sum, { holds }) => sum + (holds?.templates ?? 0), 0);

function templateWords(count: number, templates: KitNames['templates']): string {
  const kinds = new Set<string>(templates.map(({ kind }) => kind));
  const sent = sentKinds.filter((kind) => kinds.has(kind)).slice(0, 2);
  const words = sent.map((kind) => `${kind.toLowerCase()}s`).join(', ');
  const more = kinds.size > sent.length ? ' and more' : '';
  return `${counted(count, 'template', 'templates')} to copy${words && `: ${words}${more}`}`;
}

/** What unlocking brings, what one works with first, counted from the texts and the kit; the same wherever it is sold. */
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

/** The same in the bar of a phone: counts alone, none of them parted from what it counts. */
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
