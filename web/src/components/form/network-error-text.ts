/** The message of a form whose request could not be sent. */
export const networkErrorText = 'Network error. Please try again.';
