/**
 * The site's address rules, as source text for CloudFront Functions (JavaScript runtime 2.0). The local gateway
 * runs the same text, so that an address behaves alike on a laptop and at the edge.
 *
 * How an unknown address becomes the error page with status 404: a viewer-request function can answer by itself,
 * but then the body must be in its code (10 KB, no shared layout); the distribution's errorResponses would turn
 * the API's JSON 404s into HTML. A viewer-response function, though, may change the status of a response whose
 * origin answered below 400 and keeps the body. So viewer-request points unknown addresses at the error page (or, where
 * a path could be, at Path Not Found), a plain 200 at the origin, and viewer-response makes it a 404. Nothing is handed from one to the other: by its
 * documentation viewer-response sees the request as the viewer sent it, so it works the address out again. Were
 * it to see the rewritten one, these pages' own files give the same result, since viewer-request never lets
 * a viewer ask for those.
 */
export interface EdgePages {
  /** Clean addresses that have a prerendered <path>/index.html. */
  files: readonly string[];
  /** Addresses, with :names, that are drawn in the browser from /shell/index.html. */
  shells: readonly string[];
  redirects: Readonly<Record<string, string>>;
  /** Addresses, with :names, whose unknown ones have a page of their own instead of the error page. */
  absent: { pattern: string; file: string };
}

export interface EdgeCode {
  viewerRequest: string;
  viewerResponse: string;
}

/** CloudFront refuses a longer function. */
const sizeLimitBytes = 10 * 1024;

/** What an id or slug may be made of: nothing that could change where a Location header leads. */
const parameter = '[A-Za-z0-9_-]+';

const patternOf = (paths: readonly string[]): string =>
  `^(?:${paths.map((path) => path.replaceAll(/:\w+/g, parameter)).join('|')})$`;

const addressRules = ({ files, shells, redirects, absent }: EdgePages): string => `
var files = ${JSON.stringify(Object.fromEntries(files.map((path) => [path, 1])))};
var shells = new RegExp(${JSON.stringify(patternOf(shells))});
var redirects = ${JSON.stringify(redirects)};
var errorFile = '/error/index.html';
var absentFile = ${JSON.stringify(absent.file)};
var absent = new RegExp(${JSON.stringify(patternOf([absent.pattern]))});

function resolveAddress(uri) {
  var isIndex = /\\/index\\.html$/.test(uri);
  var clean = uri.replace(/\\/index\\.html$/, '').replace(/\\/+$/, '') || '/';
  if (redirects[clean]) return { status: 302, to: redirects[clean] };
  var file = files[clean] ? clean.replace(/\\/$/, '') + '/index.html' : '';
  if (shells.test(clean)) file = '/shell/index.html';
  if (file) return clean === uri ? { file: file } : { status: 301, to: clean };
  if (!isIndex && /\\.[A-Za-z0-9]+$/.test(uri)) return { file: uri };
  return { file: absent.test(clean) ? absentFile : errorFile, unknown: true };
}
`;

const viewerRequest = `
function queryOf(querystring) {
  var pairs = [];
  for (var name in querystring) {
    var field = querystring[name];
    var values = field.multiValue || [field];
    for (var i = 0; i < values.length; i++) pairs.push(name + '=' + values[i].value);
  }
  // Whatever is not printable could end the header early.
  return pairs.length ? ('?' + pairs.join('&')).replace(/[^!-~]/g, '') : '';
}

function handler(event) {
  var request = event.request;
  var address = resolveAddress(request.uri);
  if (address.status) {
    return {
      statusCode: address.status,
      statusDescription: address.status === 301 ? 'Moved Permanently' : 'Found',
      headers: { location: { value: address.to + queryOf(request.querystring) } }
    };
  }
  if (address.unknown) {
    // A 304 or a part of the error page could not be made a 404.
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
    delete request.headers['range'];
  }
  request.uri = address.file;
  return request;
}
`;

const viewerResponse = `
function handler(event) {
  var response = event.response;
  var uri = event.request.uri;
  if (response.statusCode === 200 && (uri === errorFile || uri === absentFile || resolveAddress(uri).unknown)) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    response.headers['cache-control'] = { value: 'no-store' };
  }
  return response;
}
`;

export function routePagesCode(pages: EdgePages): EdgeCode {
  const rules = addressRules(pages);
  const code = { viewerRequest: rules + viewerRequest, viewerResponse: rules + viewerResponse };
  for (const [event, source] of Object.entries(code)) {
    const sizeBytes = Buffer.byteLength(source);
    if (sizeBytes > sizeLimitBytes)
      throw new Error(`The ${event} function has ${sizeBytes} bytes; CloudFront takes ${sizeLimitBytes}`);
  }
  return code;
}
