import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { notBuilt } from '#functions/http/route-handler.ts';
import { buildGroupServices } from '../group-services.ts';

const { http } = buildGroupServices();

export const handler = lambdaEntry(
  buildGroupApp(
    'review',
    {
      getReview: notBuilt,
      decideReview: notBuilt,
    },
    http,
  ),
);
