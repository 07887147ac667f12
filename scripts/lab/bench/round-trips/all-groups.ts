/** Every group's handler over one database connection, for the bundle whose calls are counted. */
import { handler as auth } from '#functions/api/auth/lambda.ts';
import { handler as files } from '#functions/api/files/lambda.ts';
import { handler as interest } from '#functions/api/interest/lambda.ts';
import { handler as meta } from '#functions/api/meta/lambda.ts';
import { handler as pathCompiler } from '#functions/api/path-compiler/lambda.ts';
import { handler as pay } from '#functions/api/pay/lambda.ts';
import { handler as readings } from '#functions/api/readings/lambda.ts';
import { handler as review } from '#functions/api/review/lambda.ts';
import { handler as user } from '#functions/api/user/lambda.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import type { RouteGroup } from '#shared/contract/route.ts';

type Handler = typeof auth;

const groups: Readonly<Record<RouteGroup, Handler>> = {
  auth,
  files,
  interest,
  meta,
  'path-compiler': pathCompiler,
  pay,
  readings,
  review,
  user,
};

export const connection = dynamo;
export const handlerOf = (functionName: string): Handler | undefined =>
  new Map<string, Handler>(Object.entries(groups).map(([group, handler]) => [`api-${group}`, handler])).get(
    functionName,
  );
