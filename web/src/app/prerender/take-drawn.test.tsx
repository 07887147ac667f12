import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { PreparedHtml } from '#web/components/prepared-html.tsx';
import { leaveOutDrawn } from './leave-out-drawn.ts';
import { takeDrawn } from './take-drawn.ts';

const free = '<p>An hour &amp; a <strong>half of your weekend</strong>.</p>';
const picture = '<figure><svg viewBox="0 0 4 4"><path d="M0 0h4"></path></svg></figure>';
const gist = 'Find, fix & resell “used” goods that aren’t < A$5 <and more>';
const selling = 'You knock on doors where the grass is long.';
const shows = 'Chart: "what one sale leaves", and what it costs.';
const content = {
  title: 'Copy',
  gist,
  again: [gist],
  selling,
  shows,
  sections: [{ html: free }, { html: '<p>Not drawn anywhere in this page.</p>' }],
  year: picture,
  none: '',
  price: null,
};

const drawn = renderToString(
  <main>
    <h1>Copy</h1>
    <PreparedHtml html={picture} className="year" />
    <PreparedHtml html={free} />
    <PreparedHtml html="" />
    <p>
      <span>Find, fix &amp; resell “used” goods that</span> {'aren’t < A$5 <and more>'}
    </p>
    <p>
      <b>People to ask.</b> {selling}
    </p>
    <img src="/page.avif" alt={shows} />
  </main>,
);
const { body, json } = leaveOutDrawn(drawn, content);

beforeEach(() => {
  document.body.innerHTML = body;
});

it('says of what stands in the page only where, by marks on its elements', () => {
  expect(JSON.parse(json)).toEqual({
    title: 'Copy',
    gist: { drawnAt: [2, gist.length] },
    again: [{ drawnAt: [2, gist.length] }],
    selling: { drawnAt: [3, selling.length, 3] },
    shows: { drawnAt: [4, shows.length, 'alt'] },
    sections: [
      { html: { drawnAt: [1, 'An hour & a half of your weekend.'.length, 'html'] } },
      { html: '<p>Not drawn anywhere in this page.</p>' },
    ],
    year: { drawnAt: [0, 0, 'html'] },
    none: '',
    price: null,
  });
  expect(body.replaceAll(' data-drawn', '')).toBe(drawn);
});

it('takes it from there again, and leaves the page as it was drawn', () => {
  expect(takeDrawn(json, document.body)).toEqual(content);
  expect(document.querySelectorAll('[data-drawn]')).toHaveLength(0);
});

it('leaves out a text inside of prepared HTML, which is taken without the mark', () => {
  const both = { html: free, text: 'half of your weekend, more or less' };
  const html = `<p>An hour, <b>${both.text}</b></p>`;
  const once = leaveOutDrawn(renderToString(<PreparedHtml html={html} />), { ...both, html });
  document.body.innerHTML = once.body;
  expect(once.json).not.toContain('weekend');
  expect(takeDrawn(once.json, document.body)).toEqual({ ...both, html });
});

it('leaves out nothing that is only a part of what is drawn, or HTML that is not prepared', () => {
  const write = (value: string, page: string) => JSON.parse(leaveOutDrawn(page, { value }).json).value;
  const half = '<p>An hour of your own weekend</p>';
  expect(write(half, `<div data-prepared="">${half}<p>More</p></div>`)).toBe(half);
  expect(write(half, `<div>${half}</div>`)).toBe(half);
  expect(write('An hour of your own weekend', '<p>An hour of your own weekend, twice</p>')).toBe(
    'An hour of your own weekend',
  );
});

it.each([
  ['a translated text', () => document.querySelector('b')?.parentElement?.replaceChildren('Vous frappez')],
  ['a text in which an extension put more', () => document.querySelectorAll('p')[1]?.append(' (US$3)')],
  ['a missing element', () => document.querySelector('.year')?.remove()],
  ['a missing last element', () => document.querySelector('img')?.remove()],
  [
    'an attribute that was written anew',
    () => document.querySelector('img')?.setAttribute('alt', 'Diagramm'),
  ],
])('has nothing to give for %s', (_name, change) => {
  change();
  expect(takeDrawn(json, document.body)).toBeUndefined();
});

it('is told by nothing that stands beside what was drawn', () => {
  document.querySelector('main')?.prepend(document.createElement('grammar-button'));
  document.querySelector('h1')?.append(' and paste');
  expect(takeDrawn(json, document.body)).toEqual(content);
});

it('counts no element of what is for browsers without scripts', () => {
  const text = 'The check needs JavaScript in your browser.';
  const page = `<noscript><p>${text}</p></noscript><p>Not ${text} but this</p>`;
  expect(leaveOutDrawn(page, { text })).toEqual({ body: page, json: JSON.stringify({ text }) });
});

it('refuses a page that it cannot read', () => {
  expect(() => leaveOutDrawn('<p><b>Loose</p>', {})).toThrow('</p> closes b');
});
