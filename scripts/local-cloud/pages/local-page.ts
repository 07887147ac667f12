import type { TableName } from '#shared/contract/tables.ts';
import { escapeMarkup } from '../escape-markup.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 72rem; margin: 0 auto; padding: 1rem; }
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

const steps = [
  ['+1 hour', 3600],
  ['+1 day', 86_400],
  ['+30 days', 30 * 86_400],
] as const;

export function renderIndex(nowMs: number, tables: readonly TableName[]): string {
  const links = [
    ['mail', 'Sent emails'],
    ['alarms.json', 'Operator alarms'],
  ].map(([path, label]) => `<li><a href="/__local/${path}">${label}</a></li>`);
  const tableLinks = tables.map((name) => `<li><a href="/__local/tables/${name}">${name}</a></li>`);
  const buttons = steps.map(
    ([label, seconds]) =>
      `<form method="post" action="/__local/clock"><button name="advanceSeconds" value="${seconds}">${label}</button></form>`,
  );
  return localPage(
    'Local cloud',
    `<p><a href="/">Open the site</a></p><ul>${links.join('')}</ul>
    <h2>Clock</h2><p>${new Date(nowMs).toISOString()}</p><p>${buttons.join('')}</p>
    <h2>Tables</h2><ul>${tableLinks.join('')}</ul>`,
  );
}
