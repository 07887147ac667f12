import { afterAll, describe, expect, it } from 'vitest';
import { devStage } from './stages/dev.ts';
import { prodStage } from './stages/prod.ts';
import { removeFolders } from './testing/placeholder-build.ts';
import { type ReadableResource, readableResources } from './testing/readable-template.ts';
import { synthesise } from './testing/synthesise.ts';

afterAll(removeFolders);

const webAclArn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/waymint-prod-firewall/0';
const stages = {
  dev: devStage,
  prod: prodStage,
  'prod with everything': {
    ...prodStage,
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0',
    anomalyMonitorArn: 'arn:aws:ce::111122223333:anomalymonitor/0',
    firewall: { perAddressIn5Minutes: { everything: 3000, api: 1000, auth: 100 }, webAclArn },
  },
};

/** A function is named with its alias as <function>:<alias>, or in two fields. */
const qualified = /([\w-]+\/function)(?:\.Arn)?:([\w$-]+)/g;

function aliasesNamedIn({ properties }: ReadableResource): string[] {
  const inWords = [...JSON.stringify(properties).matchAll(qualified)].map(([, name, alias]) => [name, alias]);
  const { FunctionName: name, Qualifier: alias } = properties;
  const all = alias === undefined ? inWords : [...inWords, [name, alias]];
  return all.map(([of, word]) => `${String(of).replace(/\/function$/, '')}/${String(word)}`);
}

describe.each(Object.entries(stages))('on the stage %s', (_, stage) => {
  const { data, application, firewall } = synthesise(stage);
  const stacks = [
    readableResources(data),
    readableResources(application, [data]),
    ...(firewall === undefined ? [] : [readableResources(firewall)]),
  ];
  const resources = stacks.flat();
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);

  it('everything that names a function by its alias is created after the alias', () => {
    const naming = resources.flatMap((resource) =>
      aliasesNamedIn(resource).map((alias) => ({ path: resource.path, alias, after: resource.dependsOn })),
    );
    expect(naming.length).toBeGreaterThan(10);
    expect(naming.filter(({ alias, after }) => !after.includes(alias))).toEqual([]);
  });

  it('everything that assumes a role is created after all policies of the role', () => {
    const early = ofType('AWS::IAM::Policy').flatMap((policy) =>
      (policy.properties.Roles as string[]).flatMap((role) =>
        resources
          .filter(({ properties }) => JSON.stringify(properties).includes(`"${role}.Arn"`))
          .filter(({ type, dependsOn }) => !type.startsWith('AWS::IAM::') && !dependsOn.includes(policy.path))
          .map(({ path }) => `${path} before ${policy.path}`),
      ),
    );
    expect(early).toEqual([]);
  });

  it('nothing is traced, because no handler is instrumented', () => {
    expect(JSON.stringify(resources)).not.toMatch(/xray|Tracing/i);
  });
});
