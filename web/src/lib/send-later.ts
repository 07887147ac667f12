import type { Interest } from './api/public-calls.ts';
import type { AskReading } from './ask-reading.ts';

/** Sends a request under a category; the code for it loads only then. */
export const askAbout =
  (category: string) =>
  async (answers: Omit<Interest, 'category'>): Promise<{ message: string } | undefined> => {
    try {
      const { sendInterest } = await import('./api/public-calls.ts');
      return await sendInterest({ ...answers, category });
    } catch {
      return { message: 'Network error. Please try again.' };
    }
  };

/** For public pages, which load the code that calls the server only on demand. */
export const askReadingLater: AskReading = async (asked, signal) => {
  const load = await import('./api/public-calls.ts').catch(() => undefined);
  return load === undefined ? { kind: 'unreachable' } : load.readAnswers(asked, signal);
};

/** Sends a request from a person who cannot get a plan yet. */
export const sendWorkInterest = askAbout('Plan my work');
