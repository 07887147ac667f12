import { describe, expect, it } from 'vitest';
import { allPaths } from '../../library.ts';
import { readLibrary } from '../../read-library.ts';
import { writeCardsPage } from './write-cards-page.ts';

const path = allPaths(readLibrary({ personaSlugs: ['ai-operator'] })).find(
  ({ meta }) => meta.slug === 'prompt-and-workflow-pack',
);
const sections = path?.sections ?? [];
const source = { title: 'Workflow Pack', checked: '2026-11-20' };
const page = Buffer.from(writeCardsPage({ ...source, sections })).toString();

describe('the cards of the workflow pack', () => {
  it('are three with their prompts, needs and checks, and the five cases with the right answers', () => {
    expect([...page.matchAll(/<h2>([^<]+)</g)].map(([, title]) => title)).toEqual([
      'Change of booking',
      'Change of booking: its five cases',
      'Booking to run sheet',
      'Late change of numbers',
    ]);
    expect(page.match(/<strong>Needs\.<\/strong>/g)).toHaveLength(3);
    for (const number of [1, 2, 3, 4, 5]) expect(page).toContain(`Case ${number}. Booking: `);
    expect(page).toContain('Wattle Bend Holiday Park');
    expect(page).toContain('Charges the sister');
    expect(page).toContain('$3,596');
  });

  it('leave out what is said to the maker of the pack, and every sum is worked out', () => {
    expect(page).not.toMatch(/phone notes to booking form|Take any card and vary|\{\{|<script/);
  });

  it('fail loudly where the handbook has lost one', () => {
    const without = sections.filter(({ markdown }) => !markdown.includes('Prompt: late change of numbers'));
    expect(() => writeCardsPage({ ...source, sections: without })).toThrow('There is no “Prompt: booking');
  });
});
