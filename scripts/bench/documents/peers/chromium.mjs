import { readFileSync } from 'node:fs';

export async function prepare({ launcher, fonts }) {
  const { launchBrowser } = await import(launcher);
  const face = (file) => `url(data:font/ttf;base64,${readFileSync(file).toString('base64')})`;
  const cells = (tag, texts) => `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
  const htmlOf = (pages) => `<html lang="en"><style>
    @font-face { font-family: sans; src: ${face(fonts.sans)} }
    @font-face { font-family: sans; font-weight: 700; src: ${face(fonts.strong)} }
    @page { size: A4; margin: 54pt } body { font: 9.7pt/1.45 sans; margin: 0 }
    section { break-after: page } h1 { font-size: 20pt } table { width: 100%; font-size: 8.6pt } td + td { text-align: right }
    i { display: inline-block; height: 11pt; background: #1f4836 }
  </style>${pages
    .map(
      ({ title, paragraphs, head, rows, bars }) =>
        `<section><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}
         <table>${cells('th', head)}${rows.map((row) => cells('td', row)).join('')}</table>
         ${bars.map(({ label, value }) => `<div>${label} <i style="width:${value * 3}pt"></i> ${value}</div>`).join('')}</section>`,
    )
    .join('')}`;
  const browser = await launchBrowser();
  const page = await (await browser.newContext()).newPage();
  return {
    draw: async (pages) => {
      await page.setContent(htmlOf(pages));
      return page.pdf({ preferCSSPageSize: true, tagged: true });
    },
    close: () => browser.close(),
  };
}
