import { describe, expect, it } from 'vitest';
import { DiagramFault, diagramLines } from '../diagrams/diagram-lines.ts';
import { drawFilm } from '../diagrams/draw-film.ts';
import { readFilm } from './read-film.ts';

const lines = [
  '0-2 | 3 at 0:04 of 0:31 | bathroom-shower pan | Pink on Monday | A slow pan, "water" running',
  '2-5 | 2 at 1:06 of 1:44 | bathroom-pink | 1974 & proud | A hand tries the tap',
  '5-6 | 3 at 0:06 of 0:31 | bathroom-shower push | Day 15 | The pan again',
];
const read = (text: readonly string[]) => readFilm(diagramLines(text.join('\n')));
const withLine = (line: string): string[] => [...lines.slice(0, 2), line];
const faultOf = (text: readonly string[]): string => {
  try {
    drawFilm(diagramLines(text.join('\n')));
    return 'none';
  } catch (error) {
    if (!(error instanceof DiagramFault)) throw error;
    return `${error.line}: ${error.message}`;
  }
};

describe('an edit in lines', () => {
  it('is read shot by shot, with its place in the clip in seconds', () => {
    expect(read(lines)[1]).toEqual({
      from: 2,
      to: 5,
      clip: 2,
      clipFrom: 66,
      clipSeconds: 104,
      frame: 'bathroom-pink',
      move: 'hold',
      caption: '1974 & proud',
      seen: 'A hand tries the tap',
    });
  });

  it.each([
    ['3: begins at 6, and not at 5', withLine('6-7 | 3 at 0:06 of 0:31 | bathroom-shower | a | b')],
    ['3: lasts 0 seconds, not 1 to 9', withLine('5-5 | 3 at 0:06 of 0:31 | bathroom-shower | a | b')],
    ['3: lasts 10 seconds, not 1 to 9', withLine('5-15 | 3 at 0:06 of 0:31 | bathroom-shower | a | b')],
    [
      '4: ends at 30, and an edit plays for 29 seconds at most',
      [
        '0-9 | 3 at 0:04 of 0:31 | bathroom-shower | a | b',
        '9-18 | 3 at 0:04 of 0:31 | bathroom-shower | a | b',
        '18-27 | 3 at 0:04 of 0:31 | bathroom-shower | a | b',
        '27-30 | 3 at 0:04 of 0:31 | bathroom-shower | a | b',
      ],
    ],
    ['3: uses clip 3 beyond its end', withLine('5-7 | 3 at 0:30 of 0:31 | bathroom-shower | a | b')],
    [
      '3: “fly” is no move: hold, pan, push, shake',
      withLine('5-6 | 3 at 0:06 of 0:31 | bathroom-shower fly | a | b'),
    ],
    ['3: “3” is not like 38 at 0:04 of 0:52', withLine('5-6 | 3 | bathroom-shower | a | b')],
    ['3: “5” is not like 4-6', withLine('5 | 3 at 0:06 of 0:31 | bathroom-shower | a | b')],
    [
      '3: has a caption of 41 characters, not 40',
      withLine(`5-6 | 3 at 0:06 of 0:31 | bathroom-shower | ${'a'.repeat(41)} | b`),
    ],
    ['3: there is no plate nobody.svg', withLine('5-6 | 3 at 0:06 of 0:31 | nobody | a | b')],
    ['3: has a plate that is not 90 by 160', withLine('5-6 | 3 at 0:06 of 0:31 | little-steam-wide | a | b')],
  ])('is refused with “%s”', (fault, text) => {
    expect(faultOf(text)).toBe(fault);
  });
});

describe('an edit on the page', () => {
  const html = drawFilm(diagramLines(lines.join('\n')));

  it('is a strip of every shot for those who do not see it move', () => {
    const strip = html.slice(html.indexOf('<ol'));
    const texts = strip.split(/<[^<>]*>/).filter((text) => text.trim() !== '');
    expect(texts.slice(4, 8)).toEqual([
      '2–5 s',
      'clip 2, from 1:06 of 1:44',
      '1974 &amp; proud',
      'A hand tries the tap',
    ]);
    expect(strip.match(/<svg viewBox="0 0 90 160" aria-hidden="true">/g)).toHaveLength(3);
  });

  it('begins each shot where the one before ends, from what the style reads', () => {
    const stage = html.slice(html.indexOf('film-stage'), html.indexOf('film-time'));
    const times = [...stage.matchAll(/data-from="(\d\d)" data-for="(\d\d)"/g)].map(([, from, length]) => [
      from,
      length,
    ]);
    expect(times).toEqual([
      ['00', '02'],
      ['02', '03'],
      ['05', '01'],
    ]);
    expect(html).toContain('<i class="film-run" data-for="06">');
  });

  it('plays only for those who see it, needs no script, no style of its own and no id', () => {
    expect(html).toMatch(/<label class="film-play"><input type="checkbox">/);
    expect(html).toContain('<div class="film-stage" aria-hidden="true">');
    expect(html).not.toMatch(/ (?:style|id|on\w+)=|<script|<set|<animate/);
    expect(html).toContain('data-caption="1974 &amp; proud"');
  });
});
