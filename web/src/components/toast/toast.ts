import { type Id, toast as show, type ToastOptions } from 'react-toastify/unstyled';

export interface ToastLength {
  /** Lasts two seconds, as in the plan and purchase flows, instead of five. */
  brief?: boolean;
}

// The class repeats the time, because the style sheet must override the library’s.
const optionsFor = ({ brief = false }: ToastLength): ToastOptions =>
  brief
    ? { autoClose: 2000, progressClassName: 'toast-brief' }
    : { autoClose: 5000, progressClassName: 'toast-long' };

/** Short messages in the corner of the page. The route that uses them renders <Toasts />. */
export const toast = {
  success: (message: string, length: ToastLength = {}) => show.success(message, optionsFor(length)),
  failed: (message: string, length: ToastLength = {}) => show.error(message, optionsFor(length)),
  info: (message: string, length: ToastLength = {}) => show.info(message, optionsFor(length)),
  /** Closes a message that is no longer true. */
  close: (shown: Id | undefined) => {
    if (shown !== undefined) show.dismiss(shown);
  },
};
