/**
 * Every refusal the API can give: its status and the sentence used when the route has none of its own.
 * 401 means a bad session and nothing else, because the client answers it by logging out; 403 is never used.
 */
export const errors = {
  'invalid-input': [400, 'Please check what you entered.'],
  'malformed-json': [400, 'The request is not valid JSON.'],
  'invalid-credentials': [400, 'Invalid email or password.'],
  'wrong-password': [400, 'Your current password is not correct.'],
  'link-invalid': [400, 'This link is invalid or has expired. Please ask for a new one.'],
  'session-invalid': [401, 'Your session has ended. Please log in again.'],
  'not-found': [404, 'Nothing was found here.'],
  'email-taken': [409, 'An account with this email already exists.'],
  conflict: [409, 'This changed while you were working. Please try again.'],
  'body-too-large': [413, 'That is too much to send at once.'],
  'unsupported-media-type': [415, 'The request has a content type this address does not take.'],
  'too-many-requests': [429, 'Too many attempts. Please wait a little and try again.'],
  'mail-not-sent': [500, 'The email could not be sent. Please try again in a few minutes.'],
  'internal-error': [500, 'Something went wrong on our side. Please try again.'],
  'not-built': [501, 'This part is being built.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errors;

export const statusOf = (code: ErrorCode): number => errors[code][0];
export const sentenceOf = (code: ErrorCode): string => errors[code][1];
