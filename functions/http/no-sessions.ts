import type { Sessions } from './session.ts';

/** For a group without sign-in: it checks no session and holds no key. */
export const noSessions: Sessions = {
  issue: async () => {
    throw new Error('This group issues no sessions');
  },
  claim: async () => undefined,
};
