import { escapeMarkup } from '../escape-markup.ts';
import { localPage } from '../pages/local-page.ts';
import type { Mail } from './mail-store.ts';

/** The frame inherits this policy, so a mail runs no scripts and fetches nothing. */
const contentPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'";
const guarded = (page: string): string =>
  page.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${contentPolicy}">`);

/** Newest first, because people look for the mail that just arrived. */
export function renderInbox(mails: readonly Mail[]): string {
  const rows = mails.toReversed().map(
    (mail) =>
      `<li><a href="${pathOf(mail)}">${escapeMarkup(mail.subject || '(no subject)')}</a><br>
      To ${escapeMarkup(mail.to.join(', '))}, ${timeOf(mail)}, ${mail.attachments.length} attached</li>`,
  );
  return guarded(
    localPage('Sent emails', rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No emails yet.</p>'),
  );
}

export function renderMail(mail: Mail): string {
  const enclosed = mail.attachments.map(
    ({ filename, contentType, size }, index) =>
      `<li><a href="${pathOf(mail)}/attachments/${index}">${escapeMarkup(filename)}</a>
      ${escapeMarkup(contentType)}, ${(size / 1024).toFixed(1)} KB</li>`,
  );
  const sections = [
    `<p><a href="/__local/mail">All emails</a></p>
    <p>From ${escapeMarkup(mail.from)}<br>To ${escapeMarkup(mail.to.join(', '))}<br>${timeOf(mail)}</p>`,
    enclosed.length === 0 ? '' : `<h2>Attachments</h2><ul>${enclosed.join('')}</ul>`,
    mail.html === null ? '' : `<h2>HTML</h2>${frameOf(mail.html)}`,
    mail.text === null ? '' : `<h2>Text</h2><pre>${withLinks(mail.text)}</pre>`,
  ];
  return guarded(localPage(mail.subject || '(no subject)', sections.join('\n')));
}

/** Links open outside the frame, where the target page may run scripts. The mail itself may not. */
const frameOf = (html: string): string =>
  `<iframe title="HTML part of the email" style="width: 100%; height: 70vh; border: 0; background: #fff"
  sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeMarkup(`<base target="_blank">${html}`)}"></iframe>`;

/** Links only http and https, and escapes everything. */
const withLinks = (text: string): string =>
  text
    .split(/(\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/i)
    .map((piece, index) => {
      const shown = escapeMarkup(piece);
      return index % 2 === 1 ? `<a href="${shown}" target="_blank" rel="noreferrer">${shown}</a>` : shown;
    })
    .join('');

const timeOf = ({ at }: Mail): string => `<time datetime="${escapeMarkup(at)}">${escapeMarkup(at)}</time>`;
const pathOf = ({ id }: Mail): string => `/__local/mail/${encodeURIComponent(id)}`;
