import { zip } from '#functions/workbook/file/zip.ts';
import { type KitFile, kitFileNames, kitFiles, savedKitName } from '#shared/contract/kit.ts';
import { findPath } from '../figures/path-figures.ts';
import type { LibraryPath } from '../library.ts';
import { drawTemplates } from './pages/draw-templates.ts';
import { drawTimeline } from './pages/draw-timeline.ts';
import { writeKitWorkbook } from './workbook/write-kit-workbook.ts';

/** The files of a path's kit; the same path always gives the same bytes. */
export function kitFilesOf({ meta, pieces, workingKit: kit }: LibraryPath): Map<KitFile, Uint8Array> {
  const path = findPath(meta.slug);
  if (kit === null || path === undefined) return new Map();
  const { title, checked } = meta;
  const files = new Map<KitFile, Uint8Array>([
    ['numbers', writeKitWorkbook({ path, numbers: kit.numbers, title, checked })],
    ['templates', Buffer.from(drawTemplates({ title, checked, kit }))],
    ['timeline', Buffer.from(drawTimeline({ title, checked, kit }))],
  ]);
  const common = kitFileNames.map((name) => [savedKitName(meta.slug, name), files.get(name) ?? ''] as const);
  const own = pieces.flatMap((piece) =>
    [...piece.files].map(([name, bytes]) => [`${meta.slug}-${name}`, bytes] as const),
  );
  return files.set('all', zip([...common, ...own]));
}

/** The path of a kit's file among the private texts. */
export const kitPlace = ({ meta }: LibraryPath, file: KitFile): string =>
  `${meta.personaSlug}/${meta.slug}/${kitFiles[file].fileName}`;
