import { escapeMarkup } from '../escape-markup.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 72rem; margin: 0 auto; padding: 1rem; }
  table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
  th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #8884; vertical-align: top; overflow-wrap: anywhere; }
  .wide { overflow-x: auto; }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8rem; }
  button, a { font: inherit; }
  form { display: inline-block; margin: 0 .5rem .5rem 0; }
  input, button { padding: .4rem .8rem; }`;

export function localPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} · local cloud</title><style>${style}</style></head>
<body><main><p><a href="/__local/">Local cloud</a></p><h1>${escapeMarkup(title)}</h1>${main}</main></body>
</html>`;
}

export function htmlTable(headings: string[], rows: string[][], whenEmpty: string): string {
  if (rows.length === 0) return `<p>${escapeMarkup(whenEmpty)}</p>`;
  const cells = (tag: string, row: string[]) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<div class="wide"><table><thead><tr>${cells('th', headings)}</tr></thead><tbody>${body}</tbody></table></div>`;
}
