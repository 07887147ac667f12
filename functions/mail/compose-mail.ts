import { brand } from '#shared/brand.ts';
import type { Mail } from '../gateways/mail.ts';
import type { Letter } from '../stores/letter.ts';

/** The same letter as plain text and as HTML that reads well on a phone and without images. */
export function composeMail(to: string, letter: Letter): Mail {
  return { to, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function asText({ paragraphs, facts = [], action, closing }: Letter): string {
  const parts = [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    closing,
    brand,
  ];
  return `${parts.join('\n\n')}\n`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const colours = {
  ink: '#1c211d',
  soft: '#545a52',
  paper: '#faf6ee',
  sheet: '#fffdf9',
  leaf: '#2b6049',
  line: '#ddd5c5',
};

function asHtml({ subject, paragraphs, facts = [], action, closing }: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;font-weight:normal;color:${colours.soft}">${escapeHtml(label)}</th>` +
    `<td style="padding:6px 0;text-align:right">${escapeHtml(value)}</td></tr>`;
  const table =
    facts.length === 0
      ? ''
      : `<table style="width:100%;margin:0 0 16px;border-top:1px solid ${colours.line};border-bottom:1px solid ${colours.line};border-collapse:collapse">${facts.map(row).join('')}</table>`;
  const button = action === undefined ? '' : buttonHtml(action);
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:16px;background:${colours.paper};color:${colours.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:${colours.sheet};border:1px solid ${colours.line};border-radius:6px">
<p style="margin:0 0 24px;font:600 20px Georgia,serif;color:${colours.leaf}">${escapeHtml(brand)}</p>
${paragraphs.map(paragraph).join('\n')}
${table}
${button}
<p style="margin:24px 0 0;font-size:14px;color:${colours.soft}">${escapeHtml(closing)}</p>
</div>
</body>
</html>
`;
}

/** The address is written out too, for readers that drop buttons. */
function buttonHtml({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 20px;background:${colours.leaf};color:#ffffff;text-decoration:none;border-radius:3px">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${colours.soft};overflow-wrap:anywhere">${address}</p>`;
}
