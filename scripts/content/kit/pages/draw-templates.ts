import type { KitTemplate, TemplateKind } from '#shared/contract/kit.ts';
import { escapeHtml } from '#web/app/head/escape-html.ts';
import type { KitPageSource } from './draw-timeline.ts';
import { printPage } from './print-page.ts';

const look = `
article { margin: 0 0 1.25rem; padding: .875rem 1.125rem 1rem; border: 1px solid #9aa39d; break-inside: avoid }
article h3 { margin: 0 0 .5rem; font-size: 1rem }
article h3 span { display: block; color: #4a524d; font-size: .8125rem; font-weight: 400 }
article p { white-space: pre-line }
article p:last-child { margin: 0 }
mark { padding: 0 .25em; border-bottom: 1.5px solid #2f6b4f; background: #e8f1ec; color: #4a524d }
ul { margin: 0; padding: 0; list-style: none }
li { display: flex; gap: .75rem; padding: .375rem 0; border-bottom: 1px solid #d9ddd9 }
li::before { flex: none; width: 1rem; height: 1rem; margin-top: .2rem; border: 1.5px solid #1d2320; content: '' }
@media print { mark { background: none } }`;

const groups: Readonly<Record<TemplateKind, string>> = {
  Message: 'Messages',
  Script: 'What to say',
  Quote: 'Quotes and scopes',
  Agreement: 'Agreements',
  Advert: 'Adverts and listings',
  Form: 'Forms',
  Checklist: 'Checklists',
  Prompt: 'Prompts',
};

/** Highlights the blanks with their examples. */
const marked = (text: string): string =>
  escapeHtml(text).replaceAll(/\[(?![A-Z]{2,}[\]:])([^\]\n]+)\]/g, '<mark>$1</mark>');

function drawTemplate({ kind, title, section, lines }: KitTemplate): string {
  const points = lines.map((line) =>
    kind === 'Checklist' ? `<li>${marked(line)}</li>` : `<p>${marked(line)}</p>`,
  );
  const body = kind === 'Checklist' ? `<ul>${points.join('')}</ul>` : points.join('');
  return `<article><h3>${escapeHtml(title)}<span>From “${escapeHtml(section.title)}”</span></h3>${body}</article>`;
}

/** Draws every template of a path to print or copy, grouped by kind. */
export function drawTemplates({ title, checked, kit }: KitPageSource): string {
  const body = Object.entries(groups).flatMap(([kind, heading]) => {
    const own = kit.templates.filter((template) => template.kind === kind);
    return own.length === 0 ? [] : [`<h2>${heading}</h2>`, ...own.map(drawTemplate)];
  });
  return printPage({
    title: `${title}: templates`,
    lead: 'What is underlined is an example: put your own in its place. Send nothing that is not true of you.',
    body: body.join('\n'),
    checked,
    look,
  });
}
