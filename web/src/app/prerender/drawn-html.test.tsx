import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PreparedHtml } from '#web/components/prepared-html.tsx';
import { leaveOutDrawn, takeDrawn } from './drawn-html.ts';

const free = '<p>An hour &amp; a <strong>half</strong>.</p>';
const picture = '<figure><svg viewBox="0 0 4 4"><path d="M0 0h4"></path></svg></figure>';
const content = {
  title: 'Copy',
  sections: [{ html: free }, { html: '<p>Not drawn.</p>' }],
  year: picture,
  none: '',
};

const drawn = renderToStaticMarkup(
  <main>
    <PreparedHtml html={picture} className="year" />
    <PreparedHtml html={free} />
    <PreparedHtml html="" />
  </main>,
);

it('says of HTML that stands in the page only where', () => {
  const written = JSON.stringify(content, leaveOutDrawn(drawn));
  expect(JSON.parse(written)).toEqual({
    title: 'Copy',
    sections: [{ html: { drawnPart: 1 } }, { html: '<p>Not drawn.</p>' }],
    year: { drawnPart: 0 },
    none: '',
  });
});

it('takes it from there again', () => {
  document.body.innerHTML = drawn;
  const written = JSON.stringify(content, leaveOutDrawn(drawn));
  expect(JSON.parse(written, takeDrawn(document.body))).toEqual(content);
});

it('leaves out nothing that is only a part of what is drawn, or stands elsewhere than in prepared HTML', () => {
  const write = (html: string, body: string) => JSON.parse(JSON.stringify({ html }, leaveOutDrawn(body)));
  expect(write('<p>An hour</p>', '<div data-prepared=""><p>An hour</p><p>More</p></div>')).toEqual({
    html: '<p>An hour</p>',
  });
  expect(write('An hour', '<div>An hour</div>')).toEqual({ html: 'An hour' });
});
