import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordOf } from '#infra/record-of.ts';
import { tableDefinitions } from '#infra/stages/table-definitions.ts';
import { tableNames } from '#shared/contract/tables.ts';
import { deployedTables } from './stage-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymint-restored-'));
const file = join(folder, 'restored-tables.json');
afterAll(() => rmSync(folder, { recursive: true }));

const restored = {
  asOf: '2026-11-22T00:00:00.000Z',
  decidedBy: 'Ada Lim and Bo Tan',
  reason: 'A “test”',
  definitions: tableDefinitions(),
  tables: recordOf(tableNames, (name) => `waymint-dev-${name}-20261122T000000000Z`),
};

it('a deployed stage gets its restored tables from an extra file, and is settled before its functions use them', () => {
  writeFileSync(file, JSON.stringify({ prod: { kept: true } }));
  const tables = deployedTables({ name: 'dev' }, file);
  expect(tables.switchTo(restored)).toMatch(/^Settle first\. Then commit /);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ prod: { kept: true }, dev: restored });
});

it('gives a table that is restored as of the same moment the same name', () => {
  const { restoredName } = deployedTables({ name: 'prod' });
  expect(restoredName('users', Date.parse(restored.asOf))).toBe('waymint-prod-users-20261122T000000000Z');
});
