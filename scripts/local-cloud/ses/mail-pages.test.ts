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
});

describe('a mail', () => {
  it('shows its HTML in a frame that runs no scripts and sends no forms', () => {
    const page = renderMail(mail({ html: '<p title="x">Hi</p>' }));
    const [, sandbox, srcdoc] = /<iframe [^>]*sandbox="([^"]*)" srcdoc="([^"]*)"/.exec(page) ?? [];
    expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(srcdoc).toContain('&#60;p title=&#34;x&#34;&#62;Hi&#60;/p&#62;');
    expect(page).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none'`);
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
