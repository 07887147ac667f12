import { deflateSync } from 'node:zlib';
import {
  PDFContentStream,
  type PDFContext,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFOperator,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib';
import type { PageCanvas, PlacedLink } from '../draw/page-canvas.ts';
import { rounded } from '../draw/rounded.ts';
import { pageSize } from '../layout/page-size.ts';
import type { Tag } from '../tags/structure.ts';
import { writeStructure } from '../tags/write-structure.ts';
import { type Destination, placeOf } from './destination.ts';

interface Drawn {
  canvases: readonly PageCanvas[];
  root: Tag;
  resources: PDFRef;
  destinationOf(id: string): Destination | undefined;
}

/** Adds pages with their content and links to the document, and connects them to the structure tree. */
export function addPages(document: PDFDocument, drawn: Drawn): readonly PDFPage[] {
  const { context, catalog } = document;
  const { canvases, resources } = drawn;
  const pages = canvases.map(() => document.addPage());
  const linked: Tag[] = [];
  canvases.forEach((canvas, index) => {
    const page = pages[index];
    if (page === undefined) return;
    const links = canvas.links.flatMap((link) => {
      const leads = leadOf(link, pages, drawn);
      if (leads === undefined) return [];
      const annotation = context.register(
        context.obj({ ...linkEntries(link, page), ...leads, StructParent: canvases.length + linked.length }),
      );
      linked.push(link.tag);
      link.tag.kids.push({ page: index, annotation });
      return [annotation];
    });
    page.setMediaBox(0, 0, rounded(pageSize.width), rounded(pageSize.height));
    page.node.set(PDFName.of('Resources'), resources);
    page.node.set(PDFName.of('Contents'), addContent(context, canvas.operators()));
    page.node.set(PDFName.of('StructParents'), context.obj(index));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    if (links.length > 0) page.node.set(PDFName.of('Annots'), context.obj(links));
  });
  const structure = writeStructure(context, drawn.root, {
    pages: pages.map(({ ref }) => ref),
    marks: canvases.map(({ marks }) => marks),
    annotations: linked,
  });
  catalog.set(PDFName.of('StructTreeRoot'), structure);
  return pages;
}

/** Node compresses in a fifth of the time of pdf-lib's own compressor. */
function addContent(context: PDFContext, operators: PDFOperator[]): PDFRef {
  const content = PDFContentStream.of(context.obj({}), operators, false);
  const deflated = deflateSync(content.getUnencodedContents(), { level: 3 });
  return context.register(context.stream(deflated, { Filter: 'FlateDecode' }));
}

/** The flag `F 4` makes viewers print the link. */
function linkEntries({ box, says }: PlacedLink, page: PDFPage) {
  const { x, y, width, height } = box;
  return {
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [x, pageSize.height - y - height, x + width, pageSize.height - y].map(rounded),
    Border: [0, 0, 0],
    F: 4,
    P: page.ref,
    Contents: PDFHexString.fromText(says),
  };
}

function leadOf({ target }: PlacedLink, pages: readonly PDFPage[], { destinationOf }: Drawn) {
  if ('href' in target) return { A: { Type: 'Action', S: 'URI', URI: addressString(target.href) } };
  const destination = destinationOf(target.to);
  return destination && { Dest: placeOf(destination, pages) };
}

/** An address may arrive escaped or not, and is always written escaped. */
const addressString = (href: string): PDFString =>
  PDFString.of(
    encodeURI(decoded(href))
      .replace(/[\\()]/g, '\\$&')
      .replace(/[^\x20-\x7e]/g, ''),
  );

function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
