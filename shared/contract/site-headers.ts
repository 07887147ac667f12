import { checkoutOrigin } from './checkout-origin.ts';
import { documentFormats } from './document-formats.ts';

/**
 * One day at first, for this name alone: a browser keeps to it that long, even when the domain turns out to need HTTP.
 * docs/OPERATIONS.md says when and how to raise it.
 */
const strictTransportSecurity = 'max-age=86400';

/** What the distribution and the local gateway both send with every page and asset of the site. */
export const securityHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // A form post may redirect on to the payment page.
    `form-action 'self' ${checkoutOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'strict-transport-security': strictTransportSecurity,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** What the API's answers carry beside their own: the gateway's errors, too, which no function made. */
export const apiSecurityHeaders = {
  // Data, never a page: opened by itself it loads nothing and stands in no frame.
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'strict-transport-security': strictTransportSecurity,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Kept with the files that stand for what is not there; the edge makes a 404 of whatever comes with it. */
export const unknownMark = { name: 'unknown', value: 'yes', header: 'x-amz-meta-unknown' } as const;

/** Below this folder every file name carries a hash of its content. */
export const immutableFolder = '/assets/';
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/** Of files whose type the uploader does not know by their names. */
export const uploadedTypes = {
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.xlsx': documentFormats.workbook.mediaType,
  '.ics': documentFormats.calendar.mediaType,
} as const;
