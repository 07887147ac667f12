/** Nothing on Basic is made of this; a reviewer may allow it elsewhere. */
export const licensedWork =
  'I will sell electrical work: I rewire houses and install power points for a fee.';
