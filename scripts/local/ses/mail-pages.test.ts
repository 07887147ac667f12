import { describe, expect, it } from 'vitest';
import { renderInbox, renderMail } from './mail-pages.ts';
import type { Mail } from './mail-store.ts';

const HOSTILE = `"><script>alert('1')</script>&`;

const mail = (changes: Partial<Mail>): Mail => ({
  id: 'mail-1',
  at: '2026-01-02T03:04:05.000Z',
  from: 'Waymint <hello@waymint.test>',
  to: ['ann@example.test'],
  subject: 'Your plan',
  text: null,
  html: null,
  attachments: [],
  ...changes,
});

describe('the inbox', () => {
  it('links every mail, the newest first', () => {
    const page = renderInbox([mail({ id: 'old' }), mail({ id: 'new', subject: '' })]);
    const links = [...page.matchAll(/href="\/__local\/mail\/([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(['new', 'old']);
    expect(page).toContain('(no subject)');
    expect(page).toContain('<time datetime="2026-01-02T03:04:05.000Z">2 Jan 2026');
  });

  it('says so when there is none', () => {
    expect(renderInbox([])).toContain('No mail yet.');
  });

  it('counts attachments', () => {
    const file = { filename: 'a.pdf', contentType: 'application/pdf', size: 1 };
    expect(renderInbox([mail({ attachments: [file] })])).toContain(', 1 attachment<');
    expect(renderInbox([mail({ attachments: [file, file] })])).toContain(', 2 attachments<');
  });
});

describe('a mail', () => {
  it('is a page with language, viewport and title', () => {
    const page = renderMail(mail({}));
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-AU">/);
    expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(page).toContain('<title>Your plan · local mail</title>');
    expect(page).toContain('Waymint &lt;hello@waymint.test&gt;');
  });

  it('shows its HTML in a frame that runs no scripts and sends no forms', () => {
    const page = renderMail(mail({ html: '<p title="x">Hi</p>' }));
    const [, sandbox, srcdoc] = /<iframe [^>]*sandbox="([^"]*)" srcdoc="([^"]*)"/.exec(page) ?? [];
    expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(srcdoc).toContain('&lt;p title=&quot;x&quot;&gt;Hi&lt;/p&gt;');
    expect(page).not.toContain('<pre>');
  });

  it.each([
    ['https://a.test/x?y=1&z=2#f.', 'https://a.test/x?y=1&amp;z=2#f', '.'],
    ['(http://a.test/x)', 'http://a.test/x', ')'],
    ['HTTPS://A.TEST/X, then', 'HTTPS://A.TEST/X', ', then'],
  ])('links %s in its text', (text, href, after) => {
    expect(renderMail(mail({ text }))).toContain(
      `<a href="${href}" target="_blank" rel="noreferrer">${href}</a>${after}`,
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.test/x', 'xhttp://a.test/'])(
    'does not link %s',
    (text) => {
      expect(renderMail(mail({ text }))).toContain(`<pre>${text}</pre>`);
    },
  );

  it('links attachments by their index with their size', () => {
    const attachments = [
      { filename: 'a.pdf', contentType: 'application/pdf', size: 900 },
      { filename: 'b.pdf', contentType: 'application/pdf', size: 3 * 1024 * 1024 },
    ];
    const page = renderMail(mail({ attachments }));
    expect(page).toContain('href="/__local/mail/mail-1/attachments/1"');
    expect(page).toContain('application/pdf, 900 B');
    expect(page).toContain('application/pdf, 3.0 MB');
  });

  it('escapes everything that comes from outside', () => {
    const hostile = mail({
      from: HOSTILE,
      to: [HOSTILE],
      subject: HOSTILE,
      text: `${HOSTILE} https://a.test/${HOSTILE}`,
      html: HOSTILE,
      attachments: [{ filename: HOSTILE, contentType: HOSTILE, size: 1 }],
    });
    for (const page of [renderInbox([hostile]), renderMail(hostile)]) {
      expect(page).not.toContain('<script');
      expect(page).not.toContain("alert('1");
      expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)');
    }
  });
});
