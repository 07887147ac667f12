import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { losses, observed, toldApart } from '#infra/alarms/losses.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { lossOf } from '#shared/contract/alarms.ts';
import { findCommand } from './commands.ts';

const heard = {
  ...Object.fromEntries(Object.entries(losses).map(([name, { loses }]) => [name, loses])),
  ...observed,
  ...toldApart,
};

/** Commands without a noun and verb, such as `npm run ops -- alarms`, are left out. */
const commandsIn = (text: string): [noun: string, verb: string][] =>
  [...text.matchAll(/npm run ops -- (\w+) (\w+)/g)].map(([, noun = '', verb = '']) => [noun, verb]);

it.each(globSync('{*.md,docs/{,adr/}*.md}', { cwd: root }))('%s names commands that exist', (document) => {
  const commands = commandsIn(readFileSync(join(root, document), 'utf8'));
  expect(commands.filter(([noun, verb]) => findCommand(noun, verb) === undefined)).toEqual([]);
});

it('there is a page for every alarm that is heard, and no other', () => {
  const pages = globSync('*.md', { cwd: join(root, 'docs/runbooks') });
  expect(pages.sort()).toEqual(
    Object.keys(heard)
      .map((name) => `${name}.md`)
      .sort(),
  );
});

describe.each(Object.entries(heard))('the page on %s', (name, loses) => {
  const page = readFileSync(join(root, `docs/runbooks/${name}.md`), 'utf8');

  it('starts with the loss, and says what it means, where to look and how to repair it', () => {
    expect(page.match(/^#+ .+$/gm)).toEqual([`# ${loses}`, '## Means', '## Look', '## Mend']);
  });

  it('names every alarm of the product behind it, and only existing commands', () => {
    const behind = Object.entries(lossOf).filter(([, loss]) => loss === name);
    for (const [alarm] of behind) expect(page).toContain(`\`${alarm}\``);
    const commands = commandsIn(page);
    expect(commands.length).toBeGreaterThan(0);
    for (const [noun, verb] of commands) expect(findCommand(noun, verb), `${noun} ${verb}`).toBeDefined();
  });
});
