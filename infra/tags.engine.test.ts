import { CfnResource, type Stack, TagManager } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, expect, it } from 'vitest';
import { devStage } from './stages/dev.ts';
import { prodStage } from './stages/prod.ts';
import { removeFolders } from './testing/placeholder-build.ts';
import { synthesise } from './testing/synthesise.ts';

afterAll(removeFolders);

type Resources = Record<string, { Properties?: Record<string, unknown> }>;

/** Everything that the library can tag, by path, with its tags in the template. */
function tagsIn(stack: Stack): [path: string, tags: unknown][] {
  const { Resources: made } = Template.fromStack(stack).toJSON() as { Resources: Resources };
  return stack.node.findAll().flatMap((node) => {
    const tags = TagManager.of(node);
    if (!CfnResource.isCfnResource(node) || tags === undefined) return [];
    // cfn-lint does not know that a dashboard takes tags.
    if (node.cfnResourceType === 'AWS::CloudWatch::Dashboard') return [];
    const found = made[String(stack.resolve(node.logicalId))]?.Properties?.[inTemplate(tags.tagPropertyName)];
    return [[node.node.path, Array.isArray(found) ? fromList(found) : found]];
  });
}

/** The library's property names start with a lowercase letter. */
const inTemplate = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const fromList = (list: { Key: string; Value: string }[]) =>
  Object.fromEntries(list.map(({ Key, Value }) => [Key, Value]));

it.each([devStage, prodStage])('everything of the stage $name carries the project and the stage', (stage) => {
  const { data, application, firewall } = synthesise(stage);
  for (const stack of [data, application, ...(firewall === undefined ? [] : [firewall])]) {
    const wanted = { project: 'waymint', stage: stage.name };
    const tagged = tagsIn(stack);
    expect(tagged).not.toEqual([]);
    for (const [path, tags] of tagged) expect(tags, path).toMatchObject(wanted);
    expect(stack.tags.tagValues()).toMatchObject(wanted);
  }
});
