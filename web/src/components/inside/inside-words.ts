import type { ContentHolds, PathContent } from '#shared/contract/content-files.ts';

// Of its own, so that a form that says it loads nothing of the pages of paths.
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What text holds beside its words. */
const held = [
  { kind: 'tables', one: 'table', many: 'tables' },
  { kind: 'templates', one: 'template to copy', many: 'templates to copy' },
  { kind: 'pictures', one: 'chart or diagram', many: 'charts and diagrams' },
] as const;

export interface InsideWords {
  kind: keyof ContentHolds | 'reading' | 'workbook' | 'piece';
  text: string;
}

/** What there is none of is not named. */
export const heldWords = (holds: ContentHolds): InsideWords[] =>
  held
    .filter(({ kind }) => holds[kind] > 0)
    .map(({ kind, one, many }) => ({ kind, text: counted(holds[kind], one, many) }));

/** What unlocking brings, counted from the texts and the kit themselves; the same wherever it is sold. */
export function insideWords({ locked, kit }: Pick<PathContent, 'locked' | 'kit'>): InsideWords[] {
  if (locked === null) return [];
  const { sections, minutes } = locked;
  return [
    {
      kind: 'reading',
      text: `${counted(sections, 'section', 'sections')}, about ${counted(minutes, 'minute', 'minutes')} to read`,
    },
    ...heldWords({ ...locked, templates: kit?.templates.length ?? 0 }),
    ...(kit === null ? [] : [{ kind: 'workbook', text: 'A workbook with your own numbers' } as const]),
    ...(kit?.pieces ?? []).map((text) => ({ kind: 'piece', text }) as const),
  ];
}
