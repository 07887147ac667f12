import type { Interest } from './api/send-interest.ts';

/** Sends a request under a category; the code for it loads only then. */
export const askAbout =
  (category: string) =>
  async (answers: Omit<Interest, 'category'>): Promise<{ message: string } | undefined> => {
    try {
      const { sendInterest } = await import('./api/send-interest.ts');
      return await sendInterest({ ...answers, category });
    } catch {
      return { message: 'Network error. Please try again.' };
    }
  };
