import { type Id, toast as show, type ToastOptions } from 'react-toastify/unstyled';

export interface ToastLength {
  /** Two seconds, as in the plan and purchase flows; else five. */
  brief?: boolean;
}

// The class repeats the time where the style sheet must insist on it.
const optionsFor = ({ brief = false }: ToastLength): ToastOptions =>
  brief
    ? { autoClose: 2000, progressClassName: 'toast-brief' }
    : { autoClose: 5000, progressClassName: 'toast-long' };

/** Short news at the corner of the page. The route that uses it draws <Toasts />. */
export const toast = {
  success: (message: string, length: ToastLength = {}) => show.success(message, optionsFor(length)),
  failed: (message: string, length: ToastLength = {}) => show.error(message, optionsFor(length)),
  info: (message: string, length: ToastLength = {}) => show.info(message, optionsFor(length)),
  /** What is true no more. */
  close: (shown: Id | undefined) => {
    if (shown !== undefined) show.dismiss(shown);
  },
};
