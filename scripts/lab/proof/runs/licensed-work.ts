/** Basic refuses this work; a reviewer may allow it in other plans. */
export const licensedWork =
  'I will sell electrical work: I rewire houses and install power points for a fee.';
