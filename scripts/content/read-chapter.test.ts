/** Guards: the chapter that all paths share is public and complete, with dates and sources. */
import { describe, expect, it } from 'vitest';
import { contentAddresses } from '#shared/contract/content-addresses.ts';
import { plainTextOf } from './plain-text.ts';
import { chapterFiles } from './publish-library.ts';
import { readChapter } from './read-chapter.ts';

const chapter = readChapter();
const textOf = (id: string): string => {
  const section = chapter.sections.find((one) => one.id === id);
  if (section === undefined) throw new Error(`The chapter has no section ${id}`);
  return section.markdown;
};

describe('the chapter on money and rules', () => {
  it('is open from its first section to its last', () => {
    expect(chapter.sections.length).toBeGreaterThan(5);
    expect(chapter.sections.every(({ open, html }) => open && html.length > 1000)).toBe(true);
  });

  it.each(chapter.sections.map(({ id }) => id).filter((id) => id !== 'records-and-a-year-of-dates'))(
    'links from %s to a page of a public body',
    (id) => {
      expect(textOf(id)).toMatch(/\]\(https:\/\/[a-z.]+\.gov\.au/);
    },
  );

  it('calculates its sums from the facts', () => {
    const cells = plainTextOf(textOf('tax-to-put-away')).cells;
    expect(cells).toEqual(expect.arrayContaining(['17%', '$680', '32%', '$1,280', '47%', '$1,880']));
    expect(plainTextOf(textOf('the-car')).prose.join(' ')).toContain('The claim is $1,689.60.');
    expect(textOf('centrelink-reporting')).toContain('The payment falls by $45, and $195 of the $240');
  });

  it('is published whole, with the reading time of each section', () => {
    const published = chapterFiles(chapter).get(contentAddresses.moneyRules);
    expect(published).toMatchObject({
      title: 'Money and rules',
      sections: chapter.sections.map(({ id, minutes }) => ({ id, minutes })),
    });
    expect(JSON.stringify(published)).toContain('PAYG instalments');
  });

  it.each([
    [
      '## One\n\nIt is {{$0 prise}}.',
      'money-and-rules.md: line 8, {{$0 prise}}: there is no figure named prise',
    ],
    ['Before.\n\n## One\n\nText.', 'money-and-rules.md: there is text before the first section'],
    ['## One\n\n<b>Text</b>', 'money-and-rules.md: Markdown of a kind we do not use'],
  ])('stops the build with words for its writer: %j', (body, fault) => {
    const front = '---\ntitle: One\ndescription: Two\nchecked: 2026-11-22\n---\n';
    expect(() => readChapter(front + body)).toThrow(fault);
  });
});
