import type { PDFDocumentProxy } from 'pdfjs-dist';
import * as z from 'zod';

export interface PageLink {
  /** The annotation's id, which the tags of the page use. */
  id: string;
  /** In points, from the top left of the page. */
  left: number;
  top: number;
  width: number;
  height: number;
  to: { url: string } | { page: number };
  /** The link's name in the document. */
  name: string;
}

const reference = z.object({ num: z.int(), gen: z.int() });
const link = z.object({
  id: z.string(),
  subtype: z.literal('Link'),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** An absolute address with a scheme that pdf.js considers safe. */
  url: z.string().optional(),
  dest: z.union([z.string(), z.array(z.unknown())]).nullish(),
  contentsObj: z.object({ str: z.string() }).optional(),
});

async function aimOf(
  pdf: PDFDocumentProxy,
  { url, dest }: Pick<z.output<typeof link>, 'url' | 'dest'>,
): Promise<PageLink['to'] | undefined> {
  if (url !== undefined) return { url };
  const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const aim = reference.safeParse(explicit?.[0]);
  return aim.success ? { page: (await pdf.getPageIndex(aim.data)) + 1 } : undefined;
}

/** Reads the links of a page, to other pages and out of the document. */
export async function readLinks(pdf: PDFDocumentProxy, number: number): Promise<PageLink[]> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const links: PageLink[] = [];
  for (const annotation of await page.getAnnotations()) {
    const found = link.safeParse(annotation);
    if (!found.success) continue;
    const to = await aimOf(pdf, found.data);
    if (to === undefined) continue;
    const { id, rect, contentsObj } = found.data;
    const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]);
    const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]);
    links.push({
      id,
      left: Math.min(x1, x2),
      top: Math.min(y1, y2),
      width: Math.abs(x2 - x1),
      height: Math.abs(y2 - y1),
      to,
      name: contentsObj?.str || ('url' in to ? to.url : `Page ${to.page}`),
    });
  }
  return links;
}
