import { checkoutOrigin } from './checkout-origin.ts';
import { documentFormats } from './document-formats.ts';

/**
 * It is one day at first, for this name alone: browsers enforce it that long, even if the domain turns out to need
 * HTTP. docs/OPERATIONS.md says when and how to raise it.
 */
const strictTransportSecurity = 'max-age=86400';

/** The distribution and the local gateway send these with every page and asset of the site. */
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
    // A form post may redirect to the payment page.
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

/** These are sent with every API answer, including gateway errors that no function made. */
export const apiSecurityHeaders = {
  // An answer is data: opened directly it loads nothing, and it cannot be framed.
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'strict-transport-security': strictTransportSecurity,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** It is stored with the error pages; the edge turns every response with it into a 404. */
export const unknownMark = { name: 'unknown', value: 'yes', header: 'x-amz-meta-unknown' } as const;

/** Every file name in this folder carries a hash of its content. */
export const immutableFolder = '/assets/';
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/** Types of files that the uploader does not know by their names. */
export const uploadedTypes = {
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.xlsx': documentFormats.workbook.mediaType,
  '.ics': documentFormats.calendar.mediaType,
} as const;
