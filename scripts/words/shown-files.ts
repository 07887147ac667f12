import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { root } from '../build/ensure-built.ts';
import { listStrings, type ShownString } from './list-strings.ts';

export interface ShownFile {
  file: string;
  strings: ShownString[];
}

const code = [
  'web/src/**/*.{ts,tsx}',
  'functions/**/*.ts',
  'shared/**/*.ts',
  'infra/**/*.ts',
  'scripts/{ops,deploy,smoke,start.ts,demo.ts,local/pages}{,/**/*.ts}',
];
/** The handbooks and their kits were edited by themselves; `reading` holds words of customers. */
const data =
  'shared/content/{trades,situations,licences,channels,scripts,own-business,rules,answers,offices}/**/*.yaml';
const forTests = /\.(test|e2e)\.tsx?$|\/testing\/|\/reading\//;

/** Everything in the code that the product may show a person; the catalogue instead, if asked. */
export function shownFiles({ ofCatalogue = false } = {}): ShownFile[] {
  return globSync(ofCatalogue ? data : code, { cwd: root })
    .filter((file) => /\.(tsx?|yaml)$/.test(file) && !forTests.test(file))
    .toSorted()
    .map((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return { file, strings: file.endsWith('.yaml') ? listValues(source) : listStrings(file, source) };
    })
    .filter(({ strings }) => strings.length > 0);
}

/** Words that customers write, by which a topic is found. */
const ofCustomers = new Set<unknown>(['asks', 'not', 'if', 'about']);

function listValues(source: string): ShownString[] {
  const lineCounter = new LineCounter();
  const found: ShownString[] = [];
  visit(parseDocument(source, { lineCounter }), {
    Pair: (_, { key }) => (isScalar(key) && ofCustomers.has(key.value) ? visit.SKIP : undefined),
    Scalar: (key, { value, range }) => {
      if (key === 'key' || typeof value !== 'string' || !/\p{L}.* /u.test(value)) return;
      found.push({
        line: lineCounter.linePos(range?.[0] ?? 0).line,
        text: value.replaceAll(/\s+/g, ' ').trim(),
      });
    },
  });
  return found;
}
