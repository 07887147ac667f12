import { buildGroupApp } from '../../http/build-group-app.ts';
import { lambdaEntry } from '../../http/lambda-entry.ts';
import { notBuilt } from '../../http/route-handler.ts';
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
