import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { notBuilt } from '#functions/http/route-handler.ts';
import { buildEdge } from '../edge.ts';

const { http } = buildEdge();

export const handler = lambdaEntry(
  buildGroupApp(
    'files',
    {
      getFile: notBuilt,
      followFileLink: notBuilt,
    },
    http,
  ),
);
