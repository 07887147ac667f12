import { Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

type Json = Record<string, unknown>;

function textOf(resolved: unknown): string {
  if (typeof resolved === 'string') return resolved;
  const {
    Ref: ref,
    'Fn::GetAtt': attribute,
    'Fn::Join': join,
    'Fn::ImportValue': imported,
  } = resolved as Json;
  if (typeof ref === 'string') return `<${ref}>`;
  if (typeof imported === 'string') return imported;
  if (Array.isArray(attribute)) return `<${attribute.join('.')}>`;
  if (Array.isArray(join)) return (join[1] as unknown[]).map(textOf).join(String(join[0]));
  throw new Error(`cdk-nag has no known name for ${JSON.stringify(resolved)}`);
}

/** The name of cdk-nag's finding for a wildcard in a policy's resources. Each must be acknowledged by its own name. */
export const wildcardFinding = (scope: IConstruct, resourceArn: string): string =>
  `AwsSolutions-IAM5[Resource::${textOf(Stack.of(scope).resolve(resourceArn))}]`;
