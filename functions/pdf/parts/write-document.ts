import { brand } from '#shared/brand.ts';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { fileTitle } from '#shared/plan/document/plan-name.ts';
import type { PageCanvas, PlacedLink } from '../draw/page-canvas.ts';
import { embedWatermark, watermarkName } from '../draw/watermark.ts';
import { PdfFile } from '../file/pdf-file.ts';
import { asciiString, dateString, number, type Ref, refTo, textString } from '../file/syntax.ts';
import { pageSize } from '../layout/page-size.ts';
import { type Tag, writeStructure } from '../tags/structure.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Bookmark, LaidOut } from './lay-out.ts';
import { metadataOf } from './metadata.ts';
import type { UsedFonts } from './used-fonts.ts';

/** Puts pages, fonts, links, structure and metadata together into the bytes of a file. */
export function writeDocument(options: {
  document: PlanDocument;
  laidOut: LaidOut;
  canvases: readonly PageCanvas[];
  fonts: UsedFonts;
}): Uint8Array {
  const { document, laidOut, canvases, fonts } = options;
  const file = new PdfFile();
  const drawings = document.isSample ? `/XObject<</${watermarkName} ${refTo(embedWatermark(file))}>>` : '';
  const resources = file.add(`<</Font<<${fonts.embed(file)}>>${drawings}>>`);
  const tree = file.reserve();
  const pages = canvases.map(() => file.reserve());
  const annotationTags: Tag[] = [];
  const destination = (id: string): string => {
    const page = pages[(laidOut.where.pageOf(id) ?? 1) - 1] ?? 0;
    return `[${refTo(page)}/XYZ 0 ${number(pageSize.height - laidOut.heightOf(id) + 12)} null]`;
  };
  canvases.forEach((canvas, index) => {
    const links = canvas.links.map((link) => {
      const key = canvases.length + annotationTags.length;
      annotationTags.push(link.tag);
      const annotation = file.add(linkObject(link, { key, page: pages[index] ?? 0, destination }));
      link.tag.kids.push({ page: index, annotation });
      return refTo(annotation);
    });
    const content = file.addDeflated('', canvas.content());
    file.set(
      pages[index] ?? 0,
      `<</Type/Page/Parent ${refTo(tree)}/MediaBox[0 0 ${number(pageSize.width)} ${number(pageSize.height)}]/Resources ${refTo(resources)}` +
        `/Contents ${refTo(content)}/StructParents ${index}/Tabs/S${links.length === 0 ? '' : `/Annots[${links.join(' ')}]`}>>`,
    );
  });
  file.set(tree, `<</Type/Pages/Count ${pages.length}/Kids[${pages.map(refTo).join(' ')}]>>`);
  const structure = writeStructure(file, laidOut.root, {
    pages,
    marks: canvases.map(({ marks }) => marks),
    annotations: annotationTags,
  });
  const metadata = file.addStream(
    '/Type/Metadata/Subtype/XML',
    Buffer.from(metadataOf(document, laidOut.where)),
  );
  const root = file.add(
    `<</Type/Catalog/Pages ${refTo(tree)}/Lang(${document.language})/MarkInfo<</Marked true>>/StructTreeRoot ${refTo(structure)}` +
      `/Metadata ${refTo(metadata)}/Outlines ${refTo(writeBookmarks(file, laidOut.bookmarks, destination))}` +
      '/PageMode/UseOutlines/ViewerPreferences<</DisplayDocTitle true>>>>',
  );
  const info = file.add(
    `<</Title${textString(cleanText(fileTitle(document)))}/Author${textString(brand)}/Producer${textString(brand)}/CreationDate${dateString(document.createdAt)}/ModDate${dateString(document.createdAt)}>>`,
  );
  return file.bytes({ root, info });
}

function linkObject(
  { box, target, says }: PlacedLink,
  { key, page, destination }: { key: number; page: Ref; destination(id: string): string },
): string {
  const { x, y, width, height } = box;
  const corners = [x, pageSize.height - y - height, x + width, pageSize.height - y].map(number).join(' ');
  const leads =
    'to' in target
      ? `/Dest${destination(target.to)}`
      : `/A<</S/URI/URI${asciiString(encodeURI(decoded(target.href)))}>>`;
  return `<</Type/Annot/Subtype/Link/Rect[${corners}]/Border[0 0 0]/F 4/P ${refTo(page)}/StructParent ${key}/Contents${textString(says)}${leads}>>`;
}

/** An address may come with its escapes or without them, and is written with them. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

function writeBookmarks(
  file: PdfFile,
  bookmarks: readonly Bookmark[],
  destination: (id: string) => string,
): Ref {
  const root = file.reserve();
  const write = (entries: readonly (Bookmark | Bookmark['children'][number])[], parent: Ref): string => {
    const refs = entries.map(() => file.reserve());
    entries.forEach((entry, index) => {
      const children = 'children' in entry ? entry.children : [];
      const own = refs[index] ?? 0;
      const before = refs[index - 1];
      const after = refs[index + 1];
      const below = children.length === 0 ? '' : `${write(children, own)}/Count -${children.length}`;
      file.set(
        own,
        `<</Title${textString(entry.title)}/Parent ${refTo(parent)}${before === undefined ? '' : `/Prev ${refTo(before)}`}` +
          `${after === undefined ? '' : `/Next ${refTo(after)}`}${below}/Dest${destination(entry.to)}>>`,
      );
    });
    return `/First ${refTo(refs[0] ?? 0)}/Last ${refTo(refs.at(-1) ?? 0)}`;
  };
  file.set(root, `<</Type/Outlines${write(bookmarks, root)}/Count ${bookmarks.length}>>`);
  return root;
}
