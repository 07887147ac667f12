import { createContext, runInContext } from 'node:vm';
import { apiRequestCode } from '#infra/edge/api-request.ts';
import type { EdgeResponse } from './edge-functions.ts';

interface EdgeCall {
  request: { headers: Record<string, { value: string }> };
  viewer: { ip: string };
  context: { requestId: string };
}

/** The distribution's function in front of the API, from the text that is deployed: its refusal, if it has one. */
export type RefuseAtEdge = (asked: {
  contentLength: string | undefined;
  requestId: string;
}) => EdgeResponse | undefined;

export function loadApiEdge(log: (line: string) => void): RefuseAtEdge {
  const context = createContext({ console: { log } });
  const handler = runInContext(`${apiRequestCode}\nhandler`, context) as (
    call: EdgeCall,
  ) => EdgeCall['request'] | EdgeResponse;
  return ({ contentLength, requestId }) => {
    const headers: EdgeCall['request']['headers'] =
      contentLength === undefined ? {} : { 'content-length': { value: contentLength } };
    const result = handler({ request: { headers }, viewer: { ip: '127.0.0.1' }, context: { requestId } });
    return 'statusCode' in result ? result : undefined;
  };
}
