import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../ensure-built.ts';

/** The test that shows a line: its file, and its name or the start of its name. */
const shown = { test: z.string(), name: z.string() };
const lineSchema = z.strictObject({ line: z.string(), built: z.array(z.string()), ...shown });
const schema = z.strictObject({
  differences: z.array(z.strictObject({ difference: z.string(), reason: z.string(), ...shown })),
  sections: z.array(z.strictObject({ title: z.string(), lines: z.array(lineSchema) })),
});
export type SpecificationLine = z.infer<typeof lineSchema>;

export const source = 'scripts/build/documents/specification.yaml';
export const specification = schema.parse(parse(readFileSync(join(root, source), 'utf8')));

const quoted = (paths: readonly string[]): string => paths.map((path) => `\`${path}\``).join(', ');

export function writeSpecification(): string {
  const { differences, sections } = specification;
  return [
    '# The specification, line by line',
    '',
    `Written by \`npm run documents\` from \`${source}\`, which also holds the name of each test. Every line ends with the files that it is built in and, after the semicolon, the test that shows it. \`scripts/specification.test.ts\` checks files, test names, sentences in quotation marks and pages. Sections 4, 6 and 7 are covered by \`shared/contract/contract.test.ts\`, \`scripts/testing/run-moves.engine.test.ts\` and the integration tests.`,
    '',
    '## Deliberate differences',
    '',
    ...differences.map(({ difference, reason, test }) => `- **${difference}** ${reason} (\`${test}\`)`),
    ...sections.flatMap(({ title, lines }) => [
      '',
      `## ${title}`,
      '',
      ...lines.map(({ line, built, test }) => `- ${line} (${quoted(built)}; \`${test}\`)`),
    ]),
    '',
  ].join('\n');
}
