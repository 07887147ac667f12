import * as z from 'zod';
import type { Template } from './template.ts';

const routeType = 'AWS::ApiGatewayV2::Route';
const stageType = 'AWS::ApiGatewayV2::Stage';

/**
 * Finds route changes that CloudFormation starts and API Gateway then refuses: a stage may hold settings only for
 * existing routes, and a route key may exist only once.
 */
export function routeFaults(before: Template | undefined, after: Template): string[] {
  if (before === undefined) return [];
  return [...removedThrottledRoutes(before, after), ...movedKeys(before, after)];
}

/** CloudFormation changes the route while the stage still has its throttle: "Unable to find Route by key". */
function removedThrottledRoutes(before: Template, after: Template): string[] {
  const keysAfter = new Set(routesOf(after).values());
  return throttledKeys(before)
    .filter((key) => !keysAfter.has(key))
    .map((key) =>
      [
        `${key} is removed or renamed, but the API stage has a throttle for it. Make two deployments:`,
        `  1. Keep the route, add '${key}' to the stage’s unthrottledRoutes (infra/stages) and deploy.`,
        `     Then: aws apigatewayv2 delete-route-settings --api-id <id> --stage-name '$default' --route-key '${key}'`,
        '     It answers NotFoundException where CloudFormation has removed the throttle itself.',
        '  2. Rename or remove the route, remove it from unthrottledRoutes and deploy.',
      ].join('\n'),
    );
}

/** CloudFormation creates the new resource before it deletes the old one, and API Gateway accepts a key only once. */
function movedKeys(before: Template, after: Template): string[] {
  const idOf = new Map([...routesOf(before)].map(([id, key]) => [key, id]));
  return [...routesOf(after)].flatMap(([id, key]) => {
    const had = idOf.get(key);
    return had === undefined || had === id
      ? []
      : [
          `${key} has a new id in the contract, but its old route would still exist. Keep the id, or make two deployments: one without the route, one with the new id.`,
        ];
  });
}

const route = z.object({ RouteKey: z.string() });
const stage = z.object({ RouteSettings: z.record(z.string(), z.unknown()).optional() });

/** Route keys by their resource's id. */
function routesOf({ Resources }: Template): Map<string, string> {
  return new Map(
    Object.entries(Resources).flatMap(([id, { Type, Properties }]) =>
      Type === routeType ? [[id, route.parse(Properties).RouteKey] as const] : [],
    ),
  );
}

const throttledKeys = ({ Resources }: Template): string[] =>
  Object.values(Resources).flatMap(({ Type, Properties }) =>
    Type === stageType ? Object.keys(stage.parse(Properties ?? {}).RouteSettings ?? {}) : [],
  );
