import * as z from 'zod';
import { aws } from './aws.ts';
import type { LiveFunction, Move } from './live-versions.ts';

const time = z.string().transform((text) => Date.parse(text.replace(/\+0000$/, 'Z')));
const stackTimes = z.tuple([z.nullable(time), time]);
const resources = z.array(z.tuple([z.string(), z.nullable(z.string())]));
const version = z.coerce.number().int().positive();
/** $LATEST is what was uploaded last, and has no number. */
const versions = z
  .array(z.tuple([z.string(), time]))
  .transform((all) =>
    all.flatMap(([name, publishedAtMs]) =>
      name === '$LATEST' ? [] : [{ version: version.parse(name), publishedAtMs }],
    ),
  );

/** When the stack was last deployed, and how its functions stand. */
export function readVersions(stack: string): { deployedAtMs: number; functions: LiveFunction[] } {
  const [updated, created] = stackTimes.parse(
    aws([
      ...['cloudformation', 'describe-stacks', '--stack-name', stack],
      ...['--query', 'Stacks[0].[LastUpdatedTime,CreationTime]'],
    ]),
  );
  const found = resources.parse(
    aws([
      ...['cloudformation', 'list-stack-resources', '--stack-name', stack],
      ...['--query', 'StackResourceSummaries[].[ResourceType,PhysicalResourceId]'],
    ]),
  );
  const functions = ofType(found, 'Version').map(
    ([name, number]): LiveFunction => ({
      name,
      deployed: version.parse(number),
      live: version.parse(
        aws(['lambda', 'get-alias', '--function-name', name, '--name', 'live', '--query', 'FunctionVersion']),
      ),
      versions: versions.parse(
        aws([
          ...['lambda', 'list-versions-by-function', '--function-name', name],
          ...['--query', 'Versions[].[Version,LastModified]'],
        ]),
      ),
    }),
  );
  return { deployedAtMs: updated ?? created, functions };
}

/** Function and last part of each ARN of a kind: arn:aws:lambda:<region>:<account>:function:<name>:<last>. */
const ofType = (found: z.output<typeof resources>, kind: string): [string, string][] =>
  found.flatMap(([type, id]) => {
    const [name, last] = (id ?? '').split(':').slice(6);
    return type === `AWS::Lambda::${kind}` && name !== undefined && last !== undefined ? [[name, last]] : [];
  });

export const lead = ({ name, to }: Move): void =>
  void aws([
    ...['lambda', 'update-alias', '--function-name', name, '--name', 'live'],
    ...['--function-version', String(to)],
  ]);
