import type { PageCanvas } from '#functions/pdf/draw/page-canvas.ts';
import { PdfFile } from '#functions/pdf/file/pdf-file.ts';
import { asciiString, dateString, number, refTo, textString } from '#functions/pdf/file/syntax.ts';
import { pageSize } from '#functions/pdf/layout/page-size.ts';
import type { UsedFonts } from '#functions/pdf/parts/used-fonts.ts';
import { type Tag, writeStructure } from '#functions/pdf/tags/structure.ts';
import { brand } from '#shared/brand.ts';

interface Printed {
  canvases: readonly PageCanvas[];
  fonts: UsedFonts;
  root: Tag;
  title: string;
  /** `2026-11-20`. */
  checked: string;
  /** In points; a page is the top left corner of what its canvas could hold. */
  paper: { width: number; height: number };
}

/** Pages of any size as a tagged PDF; the same pages always give the same bytes. */
export function writePrinted({ canvases, fonts, root, title, checked, paper }: Printed): Uint8Array {
  const file = new PdfFile();
  const resources = file.add(`<</Font<<${fonts.embed(file)}>>>>`);
  const tree = file.reserve();
  const pages = canvases.map(() => file.reserve());
  const box = [0, pageSize.height - paper.height, paper.width, pageSize.height].map(number).join(' ');
  const linked: Tag[] = [];
  canvases.forEach((canvas, index) => {
    const links = canvas.links.flatMap(({ box: at, target, says, tag }) => {
      if (!('href' in target)) return [];
      const corners = [at.x, pageSize.height - at.y - at.height, at.x + at.width, pageSize.height - at.y];
      const annotation = file.add(
        `<</Type/Annot/Subtype/Link/Rect[${corners.map(number).join(' ')}]/Border[0 0 0]/F 4/P ${refTo(pages[index] ?? 0)}/StructParent ${canvases.length + linked.length}/Contents${textString(says)}/A<</S/URI/URI${asciiString(target.href)}>>>>`,
      );
      linked.push(tag);
      tag.kids.push({ page: index, annotation });
      return [refTo(annotation)];
    });
    const content = file.addDeflated('', canvas.content());
    file.set(
      pages[index] ?? 0,
      `<</Type/Page/Parent ${refTo(tree)}/MediaBox[${box}]/Resources ${refTo(resources)}/Contents ${refTo(content)}/StructParents ${index}/Tabs/S${links.length === 0 ? '' : `/Annots[${links.join(' ')}]`}>>`,
    );
  });
  file.set(tree, `<</Type/Pages/Count ${pages.length}/Kids[${pages.map(refTo).join(' ')}]>>`);
  const structure = writeStructure(file, root, {
    pages,
    marks: canvases.map(({ marks }) => marks),
    annotations: linked,
  });
  const catalog = file.add(
    `<</Type/Catalog/Pages ${refTo(tree)}/Lang(en-AU)/MarkInfo<</Marked true>>/StructTreeRoot ${refTo(structure)}/ViewerPreferences<</DisplayDocTitle true/PrintScaling/None>>>>`,
  );
  const made = dateString(`${checked}T00:00:00Z`);
  const info = file.add(
    `<</Title${textString(title)}/Author${textString(brand)}/Producer${textString(brand)}/CreationDate${made}/ModDate${made}>>`,
  );
  return file.bytes({ root: catalog, info });
}
