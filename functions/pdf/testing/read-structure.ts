import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** Reads like a screen reader: each structure element with its own text, in tree order. */
export async function readInOrder(pdf: PDFDocumentProxy): Promise<string[]> {
  const read: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const texts = await markedTexts(page);
    const visit = (node: Node, role: string): string => {
      if (node.type === 'content') return texts.get(node.id ?? '') ?? '';
      const own = node.role ?? role;
      const at = read.push('') - 1;
      const drawn = (node.children ?? []).map((child) => visit(child, own)).join('');
      const text = own === 'Span' ? (node.alt ?? drawn) : drawn;
      read[at] = `${own} ${node.alt ?? text.replace(/\s+/g, ' ').trim()}`;
      return text;
    };
    const tree: Node | null = await page.getStructTree();
    if (tree !== null) visit(tree, 'Root');
  }
  return read;
}

async function markedTexts(
  page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>,
): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items)
    if ('str' in item) {
      const id = open.findLast((mark) => mark !== '');
      if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  return texts;
}
