import { buildGroupApp } from '../../http/build-group-app.ts';
import { lambdaEntry } from '../../http/lambda-entry.ts';
import { notBuilt } from '../../http/route-handler.ts';
import { tableName } from '../../runtime/environment.ts';
import { dynamo } from '../../stores/dynamo.ts';
import { buildRunStore } from '../../stores/runs.ts';
import { buildEdge } from '../edge.ts';
import { listRuns } from './list-runs.ts';

const { http } = buildEdge();
const runs = buildRunStore(dynamo, tableName('runs'));

export const handler = lambdaEntry(
  buildGroupApp(
    'path-compiler',
    {
      listRuns: listRuns(runs),
      openPlanSession: notBuilt,
      createRun: notBuilt,
      getRun: notBuilt,
      saveRun: notBuilt,
      submitRun: notBuilt,
      getPurchaseStatus: notBuilt,
      unlockPath: notBuilt,
      getPathContent: notBuilt,
    },
    http,
  ),
);
