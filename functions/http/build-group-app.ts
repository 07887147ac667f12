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

/** Answers what API Gateway hands on to a group's function. */
export type GroupApp = (event: APIGatewayProxyEventV2) => Promise<Reply>;

interface Group<G extends RouteGroup> {
  /** Of this group alone: a function parses nothing of the others at its start. */
  routes: RoutesOf<G>;
  handlers: GroupHandlers<G>;
}

/** What is left of a function's time when a request has to be answered: for the answer, the log line and the alarm. */
const leftForTheAnswerMs = 5000;

/**
 * The app of one group: each route of the contract bound to its handler, one envelope for every error. Which route is
 * asked for, API Gateway has decided; nothing here reads the path again and could read it otherwise.
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
  // API Gateway's own id, so that a person's error report leads to the gateway's log as well.
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

/** Of who asks, as far as it was found out before the request came to its end. */
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
  // Anybody else may write what they like there.
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

/** Too large a body or one of another type comes from no form of ours, so those stay JSON even where forms go back. */
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
