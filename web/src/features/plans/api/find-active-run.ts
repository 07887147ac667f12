import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { activeRunStatuses } from '#shared/domain/runs/run-status.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

/** The one plan under way, among the newest; undefined when it could not be found out. */
export async function findActiveRun(signal: AbortSignal): Promise<string | undefined> {
  const result = await callRoute(pathCompilerRoutes.listRuns, { signal });
  if (!result.ok) return undefined;
  return result.answer.data.data.find(({ status }) => activeRunStatuses.includes(status))?.id;
}
