import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/build/ensure-built.ts';
import { alarms } from './alarms.ts';
import { findCommand } from './commands.ts';

const document = readFileSync(join(root, 'docs/OPERATIONS.md'), 'utf8');
const rowOf = (alarm: string): string =>
  document.split('\n').find((line) => line.startsWith(`| \`${alarm}\``)) ?? '';

describe.each(Object.entries(alarms))('the alarm %s', (alarm, { commands, means, beside }) => {
  it('names commands that there are', () => {
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      const [noun = '', verb = ''] = command.split(' ');
      expect(findCommand(noun, verb), command).toBeDefined();
    }
  });

  it('stands in the documents with the same words and commands', () => {
    const row = rowOf(alarm);
    for (const text of [means, beside, ...commands.map((command) => `\`${command}\``)])
      expect(row).toContain(text);
  });
});
