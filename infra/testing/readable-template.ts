import { CfnElement, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';

export interface ReadableResource {
  /** The path names its place in the stack, such as users or api-auth/function. */
  path: string;
  type: string;
  properties: Record<string, unknown>;
  deletionPolicy: string | undefined;
  /** It lists explicit dependencies, in addition to references. */
  dependsOn: string[];
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathsByLogicalId = (stack: Stack): Map<string, string> =>
  new Map(
    stack.node
      .findAll()
      .filter((node) => CfnElement.isCfnElement(node))
      .map((node) => [
        String(stack.resolve(node.logicalId)),
        node.node.path.slice(stack.node.path.length + 1).replace(/\/Resource$/, ''),
      ]),
  );

/** Lists a stack's resources with every reference, also into imported stacks, written as a path. */
export function readableResources(stack: Stack, importedFrom: readonly Stack[] = []): ReadableResource[] {
  const exported = new Map<string, unknown>();
  for (const other of importedFrom) {
    const readOther = referenceReader(other, new Map());
    const outputs = Object.values<Json>(Template.fromStack(other).toJSON().Outputs ?? {});
    for (const { Export, Value } of outputs)
      if (isObject(Export)) exported.set(String(Export.Name), readOther(Value));
  }
  const paths = pathsByLogicalId(stack);
  const read = referenceReader(stack, exported);
  return Object.entries<Json>(Template.fromStack(stack).toJSON().Resources).map(([logicalId, resource]) => ({
    path: paths.get(logicalId) ?? logicalId,
    type: String(resource.Type),
    properties: read(resource.Properties ?? {}) as Json,
    deletionPolicy: resource.DeletionPolicy as string | undefined,
    dependsOn: ((resource.DependsOn ?? []) as string[]).map((other) => paths.get(other) ?? other),
  }));
}

function referenceReader(stack: Stack, exported: ReadonlyMap<string, unknown>): (value: unknown) => unknown {
  const paths = pathsByLogicalId(stack);
  const pathOf = (logicalId: unknown) => paths.get(String(logicalId)) ?? `<${String(logicalId)}>`;
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    if (!isObject(value)) return value;
    const { Ref: ref, 'Fn::GetAtt': attribute, 'Fn::Join': join, 'Fn::ImportValue': imported } = value;
    if (ref !== undefined) return pathOf(ref);
    if (Array.isArray(attribute)) return `${pathOf(attribute[0])}.${attribute[1]}`;
    if (Array.isArray(join)) return (read(join[1]) as unknown[]).join(String(join[0]));
    if (imported !== undefined) return exported.get(String(imported)) ?? `<import ${String(imported)}>`;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner)]));
  };
  return read;
}

/** Lists what a policy document allows, one line for each action on each resource. */
export function allowances(document: unknown): string[] {
  const lists = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
  const statements = isObject(document) ? lists(document.Statement).filter(isObject) : [];
  return statements
    .filter((statement) => statement.Effect === 'Allow')
    .flatMap((statement) =>
      lists(statement.Action).flatMap((action) =>
        lists(statement.Resource).map((resource) => `${String(action)} on ${String(resource)}`),
      ),
    )
    .sort();
}
