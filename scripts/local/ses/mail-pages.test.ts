import { describe, expect, it } from 'vitest';
import { renderInbox, renderMail } from './mail-pages.ts';
import type { Mail } from './mail-store.ts';

const hostile = `"><script>alert('1')</script>&`;

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
  });

  it('says that it is empty', () => {
    expect(renderInbox([])).toContain('No emails yet.');
  });
});

describe('a mail', () => {
  it('shows its HTML in a frame that runs no scripts and sends no forms', () => {
    const page = renderMail(mail({ html: '<p title="x">Hi</p>' }));
    const [, sandbox, srcdoc] = /<iframe [^>]*sandbox="([^"]*)" srcdoc="([^"]*)"/.exec(page) ?? [];
    expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(srcdoc).toContain('&#60;p title=&#34;x&#34;&#62;Hi&#60;/p&#62;');
    expect(page).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none'`);
  });

  it.each([
    ['https://a.test/x?y=1&z=2#f.', 'https://a.test/x?y=1&#38;z=2#f', '.'],
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

  it('links each attachment by its index', () => {
    const file = (filename: string) => ({ filename, contentType: 'application/pdf', size: 900 });
    const page = renderMail(mail({ attachments: [file('a.pdf'), file('b.pdf')] }));
    expect(page).toContain('href="/__local/mail/mail-1/attachments/1"');
  });

  it('escapes everything from outside', () => {
    const letter = mail({
      from: hostile,
      to: [hostile],
      subject: hostile,
      text: `${hostile} https://a.test/${hostile}`,
      html: hostile,
      attachments: [{ filename: hostile, contentType: hostile, size: 1 }],
    });
    for (const page of [renderInbox([letter]), renderMail(letter)]) {
      expect(page).not.toContain('<script');
      expect(page).not.toContain("alert('1");
      expect(page).toContain('&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)');
    }
  });
});
