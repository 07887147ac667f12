import { brand } from '#shared/brand.ts';
import type { Attachment, Mail } from '../gateways/mail.ts';
import type { Letter } from '../stores/letter.ts';

/** Renders a letter as plain text and as HTML that reads well on a phone, in dark mode and without images. */
export function composeMail(to: string, letter: Letter, attachment?: Attachment): Mail {
  const mail = { to, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
  return attachment === undefined ? mail : { ...mail, attachment };
}

/** Keeps line ends; removes other control characters and marks that change the direction of text. */
const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (mark) =>
      mark === '\n' || mark === '\t' ? mark : '',
    );

function asText({ paragraphs, quotes = [], facts = [], action, links = [], closing }: Letter): string {
  const parts = [
    ...paragraphs,
    ...quotes.map(({ label, text }) => `${label}:\n${printable(text).replaceAll(/^/gm, '> ')}`),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...[...(action === undefined ? [] : [action]), ...links].map(({ label, url }) => `${label}:\n${url}`),
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

/** Readers that support dark mode use these colours; others keep dark text on a light background. */
const darkTheme = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body,.sheet{background:#1c211d!important;color:#f3efe6!important;border-color:#454b44!important}.brand{color:#8fcbaf!important}.soft,th{color:#b9beb5!important}.quote,table{border-color:#5a6159!important}}`;

function asHtml({
  subject,
  paragraphs,
  quotes = [],
  facts = [],
  action,
  links = [],
  closing,
}: Letter): string {
  const quote = ({ label, text }: { label: string; text: string }) =>
    `<p class="soft" style="margin:0 0 4px;font-size:14px;color:${colours.soft}">${escapeHtml(label)}</p>` +
    `<blockquote class="quote" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid ${colours.line};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(printable(text))}</blockquote>`;
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
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${darkTheme}</style><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:16px;background:${colours.paper};color:${colours.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px;background:${colours.sheet};border:1px solid ${colours.line};border-radius:6px">
<p class="brand" style="margin:0 0 24px;font:600 20px Georgia,serif;color:${colours.leaf}">${escapeHtml(brand)}</p>
${paragraphs.map(paragraph).join('\n')}
${quotes.map(quote).join('\n')}
${table}
${button}${links.map(linkHtml).join('')}
<p class="soft" style="margin:24px 0 0;font-size:14px;color:${colours.soft}">${escapeHtml(closing)}</p>
</div>
</body>
</html>
`;
}

const linkHtml = ({ label, url }: { label: string; url: string }): string =>
  `\n<p style="margin:0 0 16px"><a class="brand" href="${escapeHtml(url)}" style="color:${colours.leaf}">${escapeHtml(label)}</a></p>`;

/** The address is written out too, for mail programs that remove buttons. */
function buttonHtml({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 20px;background:${colours.leaf};color:#ffffff;text-decoration:none;border-radius:3px">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:14px;color:${colours.soft};overflow-wrap:anywhere">${address}</p>`;
}
