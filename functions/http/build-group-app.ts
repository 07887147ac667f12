import { type Context, Hono } from 'hono';
import type { LambdaEvent } from 'hono/aws-lambda';
import { originSecretHeader, viewerAddressHeader } from '../../shared/contract/edge-headers.ts';
import type { ErrorCode } from '../../shared/contract/errors.ts';
import { apiBasePath, type RouteDefinition, type RouteGroup } from '../../shared/contract/route.ts';
import { routesByGroup } from '../../shared/contract/routes.ts';
import type { Clock } from '../../shared/domain/clock.ts';
import { raiseAlarm } from '../runtime/alarm.ts';
import { type AnyHandler, handleCall } from './handle-call.ts';
import { type Refusal, refuse } from './outcome.ts';
import { logFault, logRequest } from './request-log.ts';
import { type Responded, respondRefusal, respondRefusedForm, respondSuccess } from './respond.ts';
import type { GroupHandlers, RequestFacts } from './route-handler.ts';
import type { Sessions } from './session.ts';

export interface HttpDependencies {
  clock: Clock;
  sessions: Sessions;
  /** Only the distribution knows it: a request without it did not come through the front door. */
  originSecret: () => Promise<string>;
}

type Env = { Bindings: { event?: LambdaEvent } };
type GroupContext = Context<Env>;

/** The router of one group: each route of the contract bound to its handler, one envelope for every error. */
export function buildGroupApp<G extends RouteGroup>(
  group: G,
  handlers: GroupHandlers<G>,
  dependencies: HttpDependencies,
): Hono<Env> {
  const app = new Hono<Env>();
  const routes: Record<string, RouteDefinition> = routesByGroup[group];
  for (const [id, route] of Object.entries(routes)) {
    const handler = (handlers as Record<string, AnyHandler>)[id];
    if (handler === undefined) throw new Error(`${group} has no handler for ${id}`);
    const path = `${apiBasePath}${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    app.on(route.method, path, (context) => serve(context, { id, route, handler, dependencies }));
  }
  app.notFound((context) => serve(context, { id: 'unknown', dependencies }));
  return app;
}

interface Served {
  id: string;
  route?: RouteDefinition;
  handler?: AnyHandler;
  dependencies: HttpDependencies;
}

async function serve(context: GroupContext, served: Served): Promise<Response> {
  const startedAtMs = performance.now();
  const requestId = requestIdOf(context);
  const { id, dependencies } = served;
  let userId: string | undefined;
  let responded: Responded;
  try {
    const result = await run(context, served, requestId);
    userId = result.userId;
    responded = result;
  } catch (fault) {
    logFault(requestId, id, fault);
    raiseAlarm('api-fault', { requestId, route: id }, dependencies.clock.nowMs());
    responded = respondRefused(context, {
      refusal: refuse('internal-error'),
      route: served.route,
      requestId,
    });
  }
  const { response, outcome } = responded;
  logRequest({
    requestId,
    route: id,
    status: response.status,
    outcome,
    userId,
    ms: performance.now() - startedAtMs,
  });
  return response;
}

async function run(
  context: GroupContext,
  { route, handler, dependencies }: Served,
  requestId: string,
): Promise<Responded & { userId?: string | undefined }> {
  const fromDistribution = context.req.header(originSecretHeader) === (await dependencies.originSecret());
  if (route === undefined || handler === undefined || !fromDistribution)
    return respondRefusal(refuse('not-found'), requestId);

  const request: RequestFacts = {
    requestId,
    clientAddress: clientAddressOf(context.req.header(viewerAddressHeader)),
    header: (name) => context.req.header(name),
    rawBody: new Uint8Array(await context.req.arrayBuffer()),
  };
  const params: Record<string, string> = context.req.param();
  const { outcome, userId } = await handleCall(
    { route, handler, params, query: context.req.query(), request },
    dependencies.sessions,
  );
  const responded =
    outcome.kind === 'refusal'
      ? respondRefused(context, { refusal: outcome, route, requestId })
      : respondSuccess(route, outcome);
  return { ...responded, userId };
}

/** Too large a body or one of another type comes from no form of ours, so those stay JSON even where forms go back. */
const neverFromForms: readonly ErrorCode[] = ['body-too-large', 'unsupported-media-type', 'not-built'];

function respondRefused(
  context: GroupContext,
  { refusal, route, requestId }: { refusal: Refusal; route: RouteDefinition | undefined; requestId: string },
): Responded {
  const back = route?.response.encoding === 'redirect' ? route.response.refusalsTo : undefined;
  if (back === undefined || neverFromForms.includes(refusal.code)) return respondRefusal(refusal, requestId);
  return respondRefusedForm(refusal, back(context.req.query('redirect')));
}

/** API Gateway's own id, so that a person's error report leads to the gateway's log as well. */
function requestIdOf(context: GroupContext): string {
  const event = context.env?.event;
  const requestContext = event !== undefined && 'requestContext' in event ? event.requestContext : undefined;
  const id =
    requestContext !== undefined && 'requestId' in requestContext ? requestContext.requestId : undefined;
  return typeof id === 'string' && id !== '' ? id : crypto.randomUUID();
}

function clientAddressOf(viewerAddress: string | undefined): string {
  if (viewerAddress === undefined) throw new Error('The distribution sent no viewer address');
  return viewerAddress;
}
