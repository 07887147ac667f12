import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/build/ensure-built.ts';
import { guardsOf, readGuards } from './stories/guard.ts';
import { markedIn } from './stories/marked-code.ts';
import { withoutGuard } from './stories/without-guard.ts';

const guards = [...guardsOf('money'), ...guardsOf('runs')];
const sources = new Map(
  globSync('{functions,shared,scripts}/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('scripts/lab/proof/'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, source]) => source.includes('// guard: ')),
);
const marks = [...sources].flatMap(([file, source]) => markedIn(source, file).map(({ name }) => name));

describe('the guard markers in the sources', () => {
  it('have unique names', () => {
    expect(marks.filter((name, index) => marks.indexOf(name) !== index)).toEqual([]);
  });

  it('are those that the proofs remove', () => {
    const used = new Set(guards.flatMap(({ changes }) => Object.keys(changes)));
    expect(marks.toSorted()).toEqual([...used].toSorted());
  });

  it.each(guards.map((one) => [one.name, one] as const))(
    'allow “%s” to be removed from its code',
    (_, one) => {
      const changed = [...sources].flatMap(([file, source]) => {
        const without = withoutGuard(source, file, one);
        return without === source ? [] : [without];
      });
      expect(changed.length).toBeGreaterThan(0);
      for (const source of changed) transformSync(source, { loader: 'ts' });
    },
  );
});

describe('a guard', () => {
  const without = (source: string, change: string) =>
    readGuards(`[{ name: made up, x: ${change} }]`)
      .map((one) => withoutGuard(source, 'a.ts', one))
      .join('');

  it.each([
    ['f(\n  a,\n  // guard: x\n  b,\n  c,\n);', 'removed', 'f(\n  a,\n  // guard: x\n  \n  c,\n);'],
    ['// guard: x\na();\nb();\n// /guard\nc();', 'removed', '// guard: x\n\n// /guard\nc();'],
    ['// guard: x\nif (a && b) c();', '{ withoutOperand: 1 }', '// guard: x\nif (a) c();'],
    ['// guard: x\nif (a) b();', '{ condition: false }', '// guard: x\nif (false) b();'],
    ['// guard: x\nconst a = b;', "{ initial: '{own}()' }", '// guard: x\nconst a = b();'],
    ['f(\n  // guard: x\n  b,\n);', '{ replaced: c }', 'f(\n  // guard: x\n  c,\n);'],
    ["// guard: x\nf('a = :a AND b = :b');", '{ withoutPart: b }', "// guard: x\nf('a = :a');"],
    [
      "// guard: x\nf('a = :a AND b = :b');",
      '{ weakened: b }',
      "// guard: x\nf('a = :a AND (b = :b OR attribute_exists(pk))');",
    ],
  ])('is removed from %s', (source, change, expected) => {
    expect(without(source, change)).toBe(expected);
  });

  it('must match its code', () => {
    expect(() => without("// guard: x\nf('a = :a');", '{ weakened: b }')).toThrow('no condition on b');
    expect(() => without('// guard: x\nf();', '{ condition: false }')).toThrow('“x” marks no test');
    expect(() => without('// guard: x\nf();', '{ changed: a }')).toThrow('no change “changed”');
    expect(() => markedIn('// guard: x\n', 'a.ts')).toThrow('has no code below it');
  });
});
