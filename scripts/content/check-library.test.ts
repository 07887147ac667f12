import { describe, expect, it } from 'vitest';
import { checkLibrary } from './check-library.ts';
import { checkKits } from './checks/check-kits.ts';
import { leaksIn, lockedRuns } from './find-leaks.ts';
import { readingGrade } from './reading-grade.ts';
import { sampleChapter, sampleLibrary, samplePath } from './testing/sample-library.ts';

/** This many different plain words, with a full stop after every fourteen. */
const filler = (words: number, salt: string): string =>
  `${Array.from({ length: words }, (_, index) => `${salt}${index}${index % 14 === 13 ? '.' : ''}`).join(' ')}.`;

const faultsOf = (...sections: string[]): string[] =>
  checkLibrary(sampleLibrary(samplePath(...sections)), [sampleChapter]).flatMap(({ findings }) =>
    findings.map(({ section = '', fault }) => `${section}: ${fault}`),
  );
const fence = '```';
const fenced = (...lines: string[]): string => `\n${fence}${lines.join('\n')}\n${fence}\n`;
const odds = fenced('odds Two prices', '60 | one candle', '30 | two candles', '9 | none');
const funnel = fenced('funnel One sale', '9 | people asked', '1 | who buys');
const drawn: Readonly<Record<string, string>> = { e: odds, f: funnel };
const sixSections = ['a', 'b', 'c', 'd', 'e', 'f'].map(
  (salt) => `${filler(260, salt)}\n${drawn[salt] ?? ''}`,
);
const withFirst = (text: string) => faultsOf(`${text} ${filler(260, 'a')}`, ...sixSections.slice(1));

describe('the checks', () => {
  it('require two diagrams of a paid path, of two kinds and with different titles', () => {
    const withDrawn = (first: string, second: string): string[] =>
      faultsOf(...sixSections.slice(0, 4), `${filler(260, 'e')}\n${first}`, `${filler(260, 'f')}\n${second}`);
    const other = fenced('odds Three prices', '60 | one', '30 | two', '9 | three');
    const asOften = (count: number, kinds: number) =>
      `: has ${count} diagrams of ${kinds} kinds, not 2 of 2 at least`;
    expect(withDrawn(odds, '')).toEqual([asOften(1, 1)]);
    expect(withDrawn('', '')).toEqual([asOften(0, 0)]);
    expect(withDrawn(odds, other)).toEqual([asOften(2, 1)]);
    expect(withDrawn(odds, `${funnel}${odds}`)).toEqual([': draws “Two prices” twice']);
  });

  it('accept a valid library', () => {
    expect(faultsOf(...sixSections)).toEqual([]);
  });

  it.each([
    ['a section that is too short', faultsOf(filler(100, 'a'), ...sixSections.slice(1)), 'has 100 words'],
    ['a section that is too long', faultsOf(filler(501, 'a'), ...sixSections.slice(1)), 'has 501 words'],
    ['too few sections', faultsOf(...sixSections.slice(1)), 'has 5 sections'],
    [
      'text that is hard to read',
      withFirst(
        `${Array(60).fill('Notwithstanding institutional considerations, organisational responsibilities').join(', ')}.`,
      ),
      'reads at grade',
    ],
    ['a promise', withFirst('This is passive income.'), 'passive income'],
    ['a promise in dollars', withFirst('You’ll earn $500 a week.'), 'You’ll earn $'],
    ['a link of ours that leads nowhere', withFirst('See [the list](/make-money/paths/nobody).'), '/nobody'],
    [
      'a link to a site we do not know',
      withFirst('See [this shop](https://shop.example/x).'),
      'shop.example',
    ],
    ['an unsafe link', withFirst('See [the list](http://www.ato.gov.au).'), 'http://www.ato.gov.au'],
    [
      'a front page without a word on what to look for',
      withFirst('The rules are at [the tax office](https://www.ato.gov.au). Search for “hobby”.'),
      'front page https://www.ato.gov.au',
    ],
    [
      'a front page in a table',
      withFirst('\n\n| A | B |\n| - | - |\n| “One” | [Council](https://www.copyright.org.au/) |\n\n'),
      'front page https://www.copyright.org.au/',
    ],
    [
      'a section of the chapter that is not there',
      withFirst('See [the rules](/make-money/money-and-rules#gsd).'),
      'money-and-rules#gsd',
    ],
    ['a link that says nothing', withFirst('Look [here](https://www.ato.gov.au).'), 'only says'],
    ['a figure of tax', withFirst('You register for GST at $75,000.'), 'about law or tax'],
    ['a fee of a public body', withFirst('ASIC asks $45 for it.'), 'about law or tax'],
    ['the casual floor typed', withFirst('That is more than $33.05.'), 'types $33.05'],
    ['a fee of a marketplace typed', withFirst('Etsy takes 10.45% of it.'), 'types 10.45%'],
    ['the year of cover typed', withFirst('Say cover is $550.'), 'types $550'],
    ['the fixed part of a fee typed', withFirst('The fee is 2% + 30 cents.'), 'types 30 c'],
    ['a column without a name', withFirst('\n\n| | B |\n| --- | --- |\n| 1 | 2 |\n\n'), 'without a name'],
    [
      'a table that is too wide',
      withFirst('\n\n| A | B | C | D | E |\n| - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 |\n\n'),
      'more than 4 columns',
    ],
    [
      'two tables that sound alike',
      withFirst('\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nThen:\n\n| A | B |\n| - | - |\n| 3 | 4 |\n\n'),
      'the same columns',
    ],
    ['a character we cannot draw', withFirst('It is ∰ big.'), '∰'],
  ])('find %s', (_name, faults, fault) => {
    expect(faults).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  it.each([
    'Ask $99 including GST for it.',
    'You register at $75,000 (as at 20 November 2026).',
    'Search [the tax office](https://www.ato.gov.au) for “hobby”.',
    'Ask for it at [Etsy](https://www.etsy.com).',
    'See [the rules](https://www.ato.gov.au/forms/one) for today’s figure.',
    'See [the rules](/make-money/money-and-rules#gst) first.',
    'The pack costs $540.',
    'A table costs $550.',
    'A minute and 30 cents of thread.',
  ])('leave %s alone', (text) => {
    expect(withFirst(text)).toEqual([]);
  });

  it('find text that is in two places', () => {
    const line = 'Put the wax in a pan and warm it until it is just about to run.';
    const faults = faultsOf(
      ...sixSections.map((text, index) => (index === 1 || index === 4 ? `${line} ${text}` : text)),
    );
    expect(faults).toEqual([expect.stringContaining('repeats “put the wax in a pan')]);
  });
});

describe('the reading grade', () => {
  it.each([
    ['The cat sat on the mat.', -2, 1],
    ['Ask for half of the price before you start, and write down what they agreed to in a message.', 4, 9],
    ['Notwithstanding organisational considerations, institutional accountability predominates.', 20, 60],
  ])('of %j lies between %d and %d', (text, low, high) => {
    const grade = readingGrade({
      prose: [text],
      cells: ['cells are not read'],
      drawn: ['nor is what is drawn'],
    });
    expect(grade).toBeGreaterThan(low);
    expect(grade).toBeLessThan(high);
  });
});

describe('the check of kits', () => {
  const path = samplePath('One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.');
  const kit = path.workingKit;
  if (kit === null) throw new Error('The sample has a kit');
  const step = { when: 'Week 1', steps: 'Pour.', stop: 'Nothing sells.' };
  const longSteps = kit.timeline.map((one) => ({ ...one, steps: 'Pour again. '.repeat(40) }));

  it.each([
    ['no kit', null, 'has no working kit'],
    ['few templates', { ...kit, templates: kit.templates.slice(1) }, 'has 3 templates'],
    [
      'no blanks',
      { ...kit, templates: kit.templates.map((one) => ({ ...one, lines: ['Hi.'] })) },
      'marks no blank',
    ],
    ['a short timeline', { ...kit, timeline: [step] }, 'a timeline of 1 steps'],
    [
      'few stop rules',
      { ...kit, timeline: kit.timeline.map(({ when, steps }) => ({ when, steps })) },
      'has 0 stop rules',
    ],
    ['a timeline that leaves its page', { ...kit, timeline: longSteps }, 'characters, not 1300 at most'],
  ])('finds %s', (_name, workingKit, fault) => {
    const found = checkKits(sampleLibrary({ ...path, workingKit })).map((finding) => finding.fault);
    expect(found).toContainEqual(expect.stringContaining(fault));
    expect(checkKits(sampleLibrary(path))).toEqual([]);
  });
});

describe('locked text', () => {
  const secret =
    'Warm the wax to the point where a spoon held in it comes out with a skin that is “thin & dull”.';
  const path = samplePath(
    'Open one.',
    'Open two.',
    `Some **words** first.\n\n${secret}\n\nPlan for 1 of 5: 2 h, $9; for 2 of 5: 3 h, $8; and stop.\n\n| Wax | Cost |\n| --- | --- |\n| 10 g | $1.20 |\n| 20 g | $2.40 |\n| 30 g | $3.60 |\n| 40 g | $4.80 |\n\n> **Message: the stall, the evening before**\n>\n> Hi [Marion], your box of [six tall candles] is poured and cooling.\n`,
  );
  const timeline = [
    { when: 'Week 1', steps: 'Pour a dozen before the gates open.', stop: 'Two sell, or fewer.' },
  ];
  const workingKit = path.workingKit && { ...path.workingKit, timeline };
  const runs = lockedRuns(sampleLibrary({ ...path, workingKit }));

  it.each([
    ['as it is', secret],
    ['in HTML', `<p>Warm the <em>wax</em> to the point where a <b>spoon</b> held in it comes out</p>`],
    ['with entities', 'a spoon held in it comes out with a skin that is &ldquo;thin &amp; dull'],
    ['in JSON', JSON.stringify({ html: `<p>${secret}</p>` }).replaceAll('<', '\\u003c')],
    ['in forty characters with few letters', 'for 1 of 5: 2 h, $9; for 2 of 5: 3 h, $8'],
    [
      'in the cells of a table',
      '<td>10 g</td><td>$1.20</td><td>20 g</td><td>$2.40</td><td>30 g</td><td>$3.60</td><td>40 g</td><td>$4.80</td>',
    ],
    ['in capitals, over lines', 'A SPOON HELD IN IT\n  COMES OUT WITH A SKIN THAT'],
    ['in a template', 'your box of <mark>six tall candles</mark> is poured and cooling'],
    ['in a timeline', 'Pour a dozen before the gates open. Two sell'],
  ])('is found %s', (_name, file) => {
    expect(leaksIn(`before ${file} after`, runs)).not.toEqual([]);
  });

  it('is not found in other text', () => {
    expect(leaksIn('Open one. Open two. Warm wax, spoons and skins.', runs)).toEqual([]);
  });

  it('does not include the name of a template, which is public', () => {
    expect(leaksIn('Message: the stall, the evening before', runs)).toEqual([]);
  });
});
