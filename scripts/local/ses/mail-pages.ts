import type { Mail } from './mail-store.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 56rem; margin: 0 auto; padding: 1rem; }
  * { box-sizing: border-box; }
  h1 { font-size: 1.4rem; overflow-wrap: anywhere; }
  h2 { font-size: 1.1rem; }
  ul { list-style: none; padding: 0; }
  li { border-top: 1px solid #8886; }
  li a { display: block; padding: .75rem .25rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover strong, li a:focus-visible strong { text-decoration: underline; }
  li span { display: block; opacity: .75; font-size: .9rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8886; border-radius: .5rem; }
  iframe { width: 100%; height: 70vh; border: 1px solid #8886; border-radius: .5rem; background: #fff; }`;

/** The frame inherits this: a mail gets no scripts and fetches nothing. */
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'";

/** Newest first, since people look for what has just arrived. */
export function renderInbox(mails: readonly Mail[]): string {
  const rows = mails.toReversed().map(
    (mail) => `
      <li><a href="${mailPath(mail)}"><strong>${escapeHtml(mail.subject || '(no subject)')}</strong>
        <span>To ${escapeHtml(mail.to.join(', '))}</span>
        <span>${renderTime(mail.at)}${renderAttachmentCount(mail)}</span></a></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>';
  return renderPage('Mail', `<h1>Mail</h1><p><a href="/__local/">Local tools</a></p>${list}`);
}

export function renderMail(mail: Mail): string {
  const subject = mail.subject || '(no subject)';
  const sections = [
    `<p><a href="/__local/mail">All mail</a></p><h1>${escapeHtml(subject)}</h1>`,
    `<dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
      <dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
      <dt>Sent</dt><dd>${renderTime(mail.at)}</dd></dl>`,
    renderAttachments(mail),
    mail.html === null ? '' : `<h2>HTML</h2>${renderFrame(mail.html)}`,
    mail.text === null ? '' : `<h2>Text</h2><pre>${linkify(mail.text)}</pre>`,
  ];
  return renderPage(subject, sections.join('\n'));
}

function renderPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">
<title>${escapeHtml(title)} · local mail</title>
<style>${STYLE}</style>
</head>
<body><main>${main}</main></body>
</html>
`;
}

/** Links open outside the frame, where the page they lead to may run its scripts; the mail itself may not. */
const renderFrame = (html: string): string =>
  `<iframe title="HTML part of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>`;

function renderAttachments(mail: Mail): string {
  if (mail.attachments.length === 0) return '';
  const items = mail.attachments.map(
    ({ filename, contentType, size }, index) =>
      `<li><a href="${mailPath(mail)}/attachments/${index}"><strong>${escapeHtml(filename)}</strong>
        <span>${escapeHtml(contentType)}, ${renderSize(size)}</span></a></li>`,
  );
  return `<h2>Attachments</h2><ul>${items.join('')}</ul>`;
}

function renderAttachmentCount({ attachments }: Mail): string {
  if (attachments.length === 0) return '';
  return attachments.length === 1 ? ', 1 attachment' : `, ${attachments.length} attachments`;
}

function renderSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function renderTime(at: string): string {
  const shown = new Date(at).toLocaleString('en-AU', {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'Australia/Sydney',
  });
  return `<time datetime="${escapeHtml(at)}">${escapeHtml(shown)}</time>`;
}

/** Only http and https become links; what stands around and inside them is escaped like all else. */
function linkify(text: string): string {
  const pieces = text.split(/(\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/i);
  return pieces
    .map((piece, index) => {
      const shown = escapeHtml(piece);
      return index % 2 === 1 ? `<a href="${shown}" target="_blank" rel="noreferrer">${shown}</a>` : shown;
    })
    .join('');
}

const mailPath = ({ id }: Mail): string => `/__local/mail/${encodeURIComponent(id)}`;

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character);
