import type { EdgeResponse, ViewerResponse } from '../cloudfront-events.ts';

declare const mark: { header: string };

/**
 * Runs on viewer responses of pages and files. It adds UTF-8 to text types. Error pages have a metadata mark in the
 * bucket, so that this does not depend on whether CloudFront shows the requested address or the file's.
 */
export function handler(event: ViewerResponse): EdgeResponse {
  const response = event.response;
  const type = response.headers['content-type'];
  // The uploader derives types from file names, without a character set.
  if (type && /^text\/[a-z]+$/.test(type.value)) type.value += '; charset=utf-8';
  if (!response.headers[mark.header]) return response;
  delete response.headers[mark.header];
  // With an ETag, a browser would revalidate a page that it was told is missing.
  delete response.headers.etag;
  delete response.headers['last-modified'];
  response.headers['cache-control'] = { value: 'no-store' };
  response.statusCode = 404;
  response.statusDescription = 'Not Found';
  return response;
}
