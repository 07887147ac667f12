import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/ensure-built.ts';
import { DiagramFault } from './diagram-lines.ts';
import { drawDiagram } from './draw-diagram.ts';
import { faultOf as faultOfPlate } from './read-drawing.ts';
import { textsOfDiagram } from './texts-of-diagram.ts';

const contentFolder = join(root, 'shared/content');
const source = (kind: string, ...lines: string[]) => ({ lang: `${kind} A picture`, text: lines.join('\n') });
const draw = (kind: string, ...lines: string[]): string => drawDiagram(source(kind, ...lines));
const countOf = (html: string, part: RegExp): number => html.match(part)?.length ?? 0;

const faultOf = (kind: string, ...lines: string[]): string => {
  try {
    return draw(kind, ...lines);
  } catch (error) {
    if (!(error instanceof DiagramFault)) throw error;
    return `${error.line}: ${error.message}`;
  }
};

const flow = [
  'You | Ask for clips | 45 min',
  'Client | Uploads them',
  'You | Cut & deliver | 7 h',
  '= Yours | 7 h 45',
];
const tree = [
  'Did anyone reply?',
  '  No: Change the list',
  '  Yes: Did one pay?',
  '    No: ! Stop',
  '    Yes: Go on',
];
const funnel = ['71 | people asked', '4 | replies', '1 | sale'];
const route = ['8:00', '45 | Kemp Street | $65', '- 7 | drive, 3 km', '75 | Long Road', '= Taken | $65'];
const odds = ['36 | after twenty asks', '13 | after forty', '5 | after sixty'];
const plates = [
  'little-steam-wide | A wide logo, little steam',
  'little-steam-menu | A menu of little steam',
];
const sketches = ['hive-log | Hive inspection log, blank', 'test-print | A test, printed'];
const steps = ['anchor-find | Both edges, anchor & find', 'anchor-pilot | A pilot hole for the anchor'];
const kinds = {
  steps,
  plates,
  sketches,
  flow,
  tree,
  funnel,
  odds,
  route,
};

describe.each(Object.entries(kinds))('a picture of the kind %s', (kind, lines) => {
  it('has all of its words as text, below its title', () => {
    const words = ['A picture', ...(lines.join('\n').match(/[A-Za-z][a-z]{3,}/g) ?? [])];
    const said = textsOfDiagram(source(kind, ...lines)).join(' ');
    for (const word of words) expect(said).toContain(word);
  });

  it('needs no style attribute, script or id, and hides shapes from screen readers', () => {
    const html = draw(kind, ...lines);
    expect(html).not.toMatch(/ (?:style|id|on\w+)=|<script/);
    for (const [svg] of html.matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"');
  });

  it('refuses an empty line, and a missing part', () => {
    expect(faultOf(kind, ...lines, '')).toBe(`${lines.length + 1}: is empty`);
    expect(faultOf(kind, ...lines, '|')).toMatch(/^\d+: /);
    expect(faultOf(kind, lines[0] ?? '')).toMatch(/^1: has 1 lines, not \d to \d+$|^1: has 0 answers/);
  });
});

describe('a flow', () => {
  it('separates the steps of others, and has the total below', () => {
    const html = draw('flow', ...flow);
    expect(html).toContain('<li class="flow-step flow-aside"><span class="flow-who">Client</span>');
    expect(countOf(html, /flow-aside/g)).toBe(1);
    expect(html).toContain('Cut &amp; deliver');
    expect(html).toContain(
      '<p class="drawn-total"><span>Yours</span> <b class="drawn-figure">7 h 45</b></p>',
    );
  });
});

describe('a tree', () => {
  it('puts the next question below its answer, and marks the ends', () => {
    const html = draw('tree', ...tree);
    expect(html).toMatch(
      /<li class="tree-on"><span class="tree-answer">Yes.*?<p class="tree-ask">Did one pay\?/,
    );
    expect(html).toMatch(/<li class="tree-end tree-stop"><span class="tree-answer">No.*?<span>Stop<\/span>/);
    expect(countOf(html, /class="tree-end/g)).toBe(3);
  });

  it.each([
    ['1: is no question', ['Reply', '  No: A', '  Yes: B']],
    ['3: has 0 answers, not 2 to 4', ['Reply?', '  No: A', '  Yes: Sale?']],
    ['4: is indented like no answer before it', ['Reply?', '  No: A', '  Yes: B', '   Maybe: C']],
    ['3: is not like “Yes: what to do”', ['Reply?', '  No: A', '  Yes']],
  ])('refuses with “%s”', (fault, lines) => {
    expect(faultOf('tree', ...lines)).toBe(fault);
  });
});

describe('a funnel', () => {
  const dotsOf = (html: string, stage: string): number =>
    countOf(new RegExp(`class="dots-${stage}"[^>]*d="([^"]*)"`).exec(html)?.[1] ?? '', /h0/g);

  it('draws each person asked as a dot, and the few at the end larger', () => {
    const html = draw('funnel', ...funnel);
    expect([dotsOf(html, 'first'), dotsOf(html, 'second'), dotsOf(html, 'last')]).toEqual([67, 3, 1]);
    expect(html).not.toContain('One dot');
  });

  it('lets a dot represent several people when there are many, and says so', () => {
    const html = draw('funnel', '2,400 | visits', '12 | sales');
    expect([dotsOf(html, 'first'), dotsOf(html, 'last')]).toEqual([238, 2]);
    expect(html).toContain('One dot stands for 10.');
  });

  it.each([
    ['2: is not fewer than the line before, or none at all', ['4 | asked', '4 | paid']],
    ['2: “1.4” is no whole number of people or things', ['71 | asked', '1.4 | paid']],
  ])('refuses with “%s”', (fault, lines) => {
    expect(faultOf('funnel', ...lines)).toBe(fault);
  });
});

describe('the odds', () => {
  it('draws a hundred dots each time, dark for those without a result', () => {
    const html = draw('odds', ...odds);
    const dots = [...html.matchAll(/class="odds-(\w+)"[^>]*d="([^"]*)"/g)].map(([, kind, outline = '']) => [
      kind,
      countOf(outline, /h0/g),
    ]);
    expect(dots).toEqual([
      ['had', 64],
      ['left', 36],
      ['had', 87],
      ['left', 13],
      ['had', 95],
      ['left', 5],
    ]);
    expect(html).toContain('<b>36 in 100</b> <span>after twenty asks</span>');
  });

  it.each([['1: 100 are not between 1 and 99 of 100', ['100 | a', '13 | b', '5 | c']]])(
    'refuse with “%s”',
    (fault, lines) => {
      expect(faultOf('odds', ...lines)).toBe(fault);
    },
  );
});

describe('plates', () => {
  it('appear on the page as shapes only, with their words below', () => {
    const html = draw('plates', ...plates);
    expect(countOf(html, /<svg [^>]*aria-hidden="true"/g)).toBe(2);
    expect(html).toContain('</svg><p>A menu of little steam</p>');
  });

  it.each([
    ['there is no file plates/nobody.svg', 'nobody'],
    ['“../brand” is no name of a file', '../brand'],
  ])('refuse with “%s”', (fault, name) => {
    expect(faultOf('plates', plates[0] ?? '', `${name} | words`)).toBe(`2: ${fault}`);
  });

  it.each([
    '<script/>',
    '<path d="M0 0" onload="x"/>',
    '<path d="M0 0" style="fill:red"/>',
    '<text>Read twice</text>',
    '<image href="https://example.com/a.png"/>',
  ])('have no %s in them', (inner) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" aria-hidden="true"><path d="M0 0h4"/>${inner}</svg>`;
    expect(faultOfPlate(svg)).toMatch(/^has what is no plain shape/);
    expect(faultOfPlate(svg.replace(inner, ''))).toBeUndefined();
  });
});

describe('a route', () => {
  it('calculates when each stop starts and ends, and the time on the way', () => {
    const html = draw('route', ...route);
    expect([...html.matchAll(/<time>([^<]+)/g)].map(([, time]) => time)).toEqual([
      '8 am',
      '8.52 am',
      '10.07 am',
    ]);
    expect(html).toContain('2 h working (dark), 7 min travelling');
    expect(draw('route', '8:00', '45 | A', '40 | B', '5 | C')).toContain('>1 h 30 min in all<');
    expect(html).toContain('<rect class="bars-fill" x="40.94%" width="59.06%"');
  });

  it('refuses invalid times and minutes', () => {
    expect(faultOf('route', '8', ...route.slice(1))).toBe('1: “8” is no time like 17:30');
    expect(faultOf('route', '8:00', '1 h | Kemp Street', ...route.slice(2))).toBe(
      '2: “1 h” is no whole number of minutes',
    );
  });
});

describe('a drawing of one chapter', () => {
  it('has its plates and the words of its chapter', () => {
    const html = draw('samples', 'clip-samples | $240');
    expect(html).toContain('<li class="sample-card"><svg viewBox="0 0 90 160" aria-hidden="true">');
    expect(html).toContain('Three clips $240, two spare openings');
    expect(html).not.toMatch(/<plate|\{\d\}|\n/);
  });

  it('is refused without its words, and when its file is missing', () => {
    expect(faultOf('samples', 'clip-samples')).toBe('1: clip-samples.html wants a part 1');
    expect(faultOf('week', 'a-week')).toBe('1: there is no file drawn/a-week.html');
  });
});

it('has no file that no handbook shows', () => {
  const shown = [
    ...globSync('library/**/*.md', { cwd: contentFolder }),
    ...globSync('drawn/*.html', { cwd: contentFolder }),
  ]
    .map((file) => readFileSync(join(contentFolder, file), 'utf8'))
    .join('\n');
  const names = globSync('{plates,sketches,drawn}/*.*', { cwd: contentFolder }).map(
    (file) => parse(file).name,
  );
  expect(names.filter((name) => !new RegExp(`^${name}(?: \\||$)|"${name}"`, 'm').test(shown))).toEqual([]);
});

it('refuses an unknown kind, and a missing or long title', () => {
  expect(() => drawDiagram({ lang: 'ts', text: 'x' })).toThrow(
    '“ts” is no kind of picture: compare, film, flow',
  );
  expect(() => drawDiagram({ text: 'indented code' })).toThrow('is no kind of picture');
  expect(() => drawDiagram({ lang: 'valueOf A thing', text: 'x' })).toThrow('is no kind of picture');
  expect(() => drawDiagram({ lang: 'flow', text: flow.join('\n') })).toThrow('a title of 0 characters');
  expect(() => drawDiagram({ lang: `flow ${'x'.repeat(61)}`, text: flow.join('\n') })).toThrow(
    'of 61 characters',
  );
});
