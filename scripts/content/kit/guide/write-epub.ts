import { zip } from '#functions/workbook/file/zip.ts';
import { brand } from '#shared/brand.ts';
import { escapeHtml } from '#web/app/head/escape-html.ts';
import { type Guide, type GuidePage, pictureIn } from './read-guide.ts';
import { renderBlock } from './render-block.ts';

const look = `body { line-height: 1.45 }
h1 { margin: 0 0 .75em; font-size: 1.5em; line-height: 1.2 }
table { width: 100%; margin: 1em 0; border-collapse: collapse; font-size: .9em }
th, td { padding: .3em .5em .3em 0; border-bottom: 1px solid; text-align: left; vertical-align: top }
blockquote { margin: 1em 0; padding-left: .8em; border-left: 3px solid }
.blank { border-bottom: 1px solid }
figure { margin: 1em 0 }`;

const page = (title: string, body: string): string => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en-AU" xml:lang="en-AU">
<head><title>${escapeHtml(title)}</title><link rel="stylesheet" href="look.css" /></head>
<body>${body}</body>
</html>`;

const nameOf = (index: number): string => `page-${String(index + 1).padStart(2, '0')}.xhtml`;
const chapter = ({ title, tokens }: GuidePage): string =>
  page(title, `<section><h1>${escapeHtml(title)}</h1>${tokens.map(renderBlock).join('')}</section>`);

function contentsOf({ title, subtitle, pages }: Guide): string {
  const entries = pages.map(
    (one, index) => `<li><a href="${nameOf(index)}">${escapeHtml(one.title)}</a></li>`,
  );
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p><nav epub:type="toc"><h2>The twelve pages</h2><ol>${entries.join('')}</ol></nav>`,
  );
}

function packageOf({ title, pages }: Guide, { name, checked }: { name: string; checked: string }): string {
  const items = pages.map((one, index) => ({
    id: `p${index + 1}`,
    href: nameOf(index),
    hasPicture: one.tokens.some((token) => pictureIn(token) !== undefined),
  }));
  const listed = items.map(
    ({ id, href, hasPicture }) =>
      `<item id="${id}" href="${href}" media-type="application/xhtml+xml"${hasPicture ? ' properties="svg"' : ''}/>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en-AU">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:waymint:guide:${name}:${checked}</dc:identifier><dc:title>${escapeHtml(title)}</dc:title><dc:language>en-AU</dc:language><dc:creator>${escapeHtml(brand)}</dc:creator><meta property="dcterms:modified">${checked}T00:00:00Z</meta></metadata>
<manifest><item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="look" href="look.css" media-type="text/css"/>${listed.join('')}</manifest>
<spine><itemref idref="contents"/>${items.map(({ id }) => `<itemref idref="${id}"/>`).join('')}</spine>
</package>`;
}

/** A guide for phones and readers of books, whose letters are as large as their owner likes. */
export const writeEpub = (guide: Guide, told: { name: string; checked: string }): Uint8Array =>
  zip([
    ['mimetype', 'application/epub+zip', 'as-it-is'],
    [
      'META-INF/container.xml',
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ],
    ['book/book.opf', packageOf(guide, told)],
    ['book/contents.xhtml', contentsOf(guide)],
    ['book/look.css', look],
    ...guide.pages.map((one, index) => [`book/${nameOf(index)}`, chapter(one)] as const),
  ]);
