import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originSecretHeader, viewerAddressHeader } from '#shared/contract/edge-headers.ts';
import { type ErrorCode, statusOf } from '#shared/contract/errors.ts';
import { functions } from '#shared/contract/functions.ts';
import { jsonAlone, type RouteDefinition, type RouteGroup, routeKeyOf } from '#shared/contract/route.ts';
import type { RoutesOf } from '#shared/contract/routes.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { raiseAlarm } from '../runtime/alarm.ts';
import { withDeadline } from '../runtime/deadline.ts';
import { type AnyHandler, handleCall } from './handle-call.ts';
import type { Origin } from './origin-secret.ts';
import { type Refusal, refuse } from './outcome.ts';
import { fieldsOf, queryOf, requestFactsOf } from './request-facts.ts';
import { logFault, logRequest } from './request-log.ts';
import { type Reply, type Responded, respondRefusal, respondRefusedForm, respondSuccess } from './respond.ts';
import type { GroupHandlers } from './route-handler.ts';
import type { Sessions } from './session.ts';

export interface HttpDependencies {
  clock: Clock;
  sessions: Sessions;
  origin: Origin;
}

/** Answers the requests that API Gateway passes to a group's function. */
export type GroupApp = (event: APIGatewayProxyEventV2) => Promise<Reply>;

interface Group<G extends RouteGroup> {
  /** The routes of this group alone, so that a function does not load the schemas of the others. */
  routes: RoutesOf<G>;
  handlers: GroupHandlers<G>;
}

/** The part of a function's time that is reserved for the answer, the log line and the alarm. */
const leftForTheAnswerMs = 5000;

/**
 * The app of one group: each route of the contract bound to its handler, with one envelope for every error. API Gateway
 * has chosen the route; matching the path again here could disagree with it.
 */
export function buildGroupApp<G extends RouteGroup>(
  group: G,
  { routes, handlers }: Group<G>,
  dependencies: HttpDependencies,
): GroupApp {
  const deadlineMs = functions[`api-${group}`].timeoutSeconds * 1000 - leftForTheAnswerMs;
  const unknown: Served = { id: 'unknown', deadlineMs, dependencies };
  const served = new Map<string, Served>();
  for (const [id, route] of Object.entries<RouteDefinition>(routes)) {
    const handler = (handlers as Record<string, AnyHandler>)[id];
    if (handler === undefined) throw new Error(`${group} has no handler for ${id}`);
    served.set(routeKeyOf(route), { id, route, handler, deadlineMs, dependencies });
  }
  return (event) => serve(event, served.get(event.routeKey) ?? unknown);
}

interface Served {
  id: string;
  route?: RouteDefinition;
  handler?: AnyHandler;
  deadlineMs: number;
  dependencies: HttpDependencies;
}

async function serve(event: APIGatewayProxyEventV2, served: Served): Promise<Reply> {
  const startedAtMs = performance.now();
  // Using API Gateway's id links a person's error report to the gateway's log too.
  const { requestId } = event.requestContext;
  const { id, deadlineMs, dependencies } = served;
  const seen: Seen = {};
  let responded: Responded;
  try {
    responded = await withDeadline(deadlineMs, () => run(event, served, seen));
  } catch (fault) {
    logFault(requestId, id, fault);
    raiseAlarm('api-fault', { requestId, route: id }, dependencies.clock.nowMs());
    responded = respondRefused(event, { refusal: refuse('internal-error'), route: served.route });
  }
  const { response, outcome } = responded;
  logRequest({
    requestId,
    route: id,
    status: outcome === 'ok' ? response.status : statusOf(outcome),
    outcome,
    ...seen,
    ms: performance.now() - startedAtMs,
  });
  return response;
}

/** The client, as far as it is known when the request ends. */
interface Seen {
  client?: string;
  account?: string;
  userId?: string | undefined;
}

async function run(
  event: APIGatewayProxyEventV2,
  { route, handler, dependencies }: Served,
  seen: Seen,
): Promise<Responded> {
  const { origin, sessions } = dependencies;
  const fromDistribution = await origin.cameThrough(event.headers[originSecretHeader]);
  // Clients that bypass the distribution can set this header freely.
  const address = fromDistribution ? event.headers[viewerAddressHeader] : undefined;
  if (address !== undefined) seen.client = await origin.codeOfClient(address);
  if (route === undefined || handler === undefined || !fromDistribution)
    return respondRefusal(refuse('not-found'), event.requestContext.requestId);

  const params = fieldsOf(Object.entries(event.pathParameters ?? {}));
  const { outcome, userId, tried } = await handleCall(
    { route, handler, params, query: queryOf(event), request: requestFactsOf(event) },
    sessions,
  );
  seen.userId = userId;
  if (tried !== undefined) seen.account = await origin.codeOfAccount(tried);
  return outcome.kind === 'refusal'
    ? respondRefused(event, { refusal: outcome, route })
    : respondSuccess(route, outcome, event.headers.accept);
}

/** Our forms never send these bodies, so the refusal stays JSON even on form routes. */
const neverFromForms: readonly ErrorCode[] = ['body-too-large', 'unsupported-media-type'];

function respondRefused(
  event: APIGatewayProxyEventV2,
  { refusal, route }: { refusal: Refusal; route: RouteDefinition | undefined },
): Responded {
  const form = route?.response.encoding === 'form-redirect' ? route.response : undefined;
  const asksForJson = event.headers.accept === jsonAlone;
  if (form === undefined || asksForJson || neverFromForms.includes(refusal.code))
    return respondRefusal(refusal, event.requestContext.requestId);
  return respondRefusedForm(refusal, form.refusalsTo(queryOf(event).redirect));
}
