/** What a form says when nothing could be asked. */
export const networkErrorText = 'Network error. Please try again.';
