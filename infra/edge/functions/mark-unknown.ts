import type { EdgeResponse, ViewerResponse } from '../cloudfront-events.ts';

declare const mark: { header: string };

/**
 * Runs on viewer responses of pages and files. All text of the site is UTF-8, and says so. The files that stand for what is not there carry a mark from the bucket,
 * so that nothing depends on which address CloudFront shows here: the one that was asked for, or the file's.
 */
export function handler(event: ViewerResponse): EdgeResponse {
  const response = event.response;
  const type = response.headers['content-type'];
  // The uploader goes by names of files, which tell no character set.
  if (type && /^text\/[a-z]+$/.test(type.value)) type.value += '; charset=utf-8';
  if (!response.headers[mark.header]) return response;
  delete response.headers[mark.header];
  // With a tag, a browser would ask whether the page it was told is missing has changed.
  delete response.headers.etag;
  delete response.headers['last-modified'];
  response.headers['cache-control'] = { value: 'no-store' };
  response.statusCode = 404;
  response.statusDescription = 'Not Found';
  return response;
}
