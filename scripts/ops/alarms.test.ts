import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/build/ensure-built.ts';
import { type AlarmName, lossOf } from '#shared/contract/alarms.ts';
import { alarms } from './alarms.ts';
import { findCommand } from './commands.ts';

describe.each(Object.entries(alarms))('the alarm %s', (alarm, { commands }) => {
  it('names only existing commands', () => {
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      const [noun = '', verb = ''] = command.split(' ');
      expect(findCommand(noun, verb), command).toBeDefined();
    }
  });

  it('is in the runbook of its loss, with the same commands', () => {
    const runbook = readFileSync(join(root, `docs/runbooks/${lossOf[alarm as AlarmName]}.md`), 'utf8');
    for (const text of [`\`${alarm}\``, ...commands.map((command) => `npm run ops -- ${command}`)])
      expect(runbook).toContain(text);
  });
});
