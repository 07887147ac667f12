import type { Interest } from './api/send-interest.ts';
import type { AskReading } from './ask-reading.ts';

/** For public pages, which fetch the code that calls the server only when somebody needs it. */
export const askReadingLater: AskReading = async (asked, signal) => {
  const load = await import('./api/read-answers.ts').catch(() => undefined);
  return load === undefined ? { kind: 'unreachable' } : load.readAnswers(asked, signal);
};

/** What somebody tells us who cannot get a plan yet. */
export const sendWorkInterest = async (interest: Interest): Promise<{ message: string } | undefined> => {
  const load = await import('./api/send-interest.ts').catch(() => undefined);
  if (load === undefined) return { message: 'Network error. Please try again.' };
  return load.sendInterest({ ...interest, category: 'Plan my work' });
};
