import middy from '@middy/core';
import httpErrorHandler from '@middy/http-error-handler';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import httpJsonBodyParser from '@middy/http-json-body-parser';
import httpRouter from '@middy/http-router';
import { answerUser } from './answer-user.mjs';

const getUser = async ({ headers }) => {
  const answer = await answerUser((name) => headers[name]);
  return typeof answer === 'number'
    ? { statusCode: answer }
    : { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(answer) };
};

export const handler = middy()
  .use(httpHeaderNormalizer())
  .use(httpJsonBodyParser({ disableContentTypeError: true }))
  .use(httpErrorHandler())
  .handler(httpRouter([{ method: 'GET', path: '/api/user', handler: getUser }]));
