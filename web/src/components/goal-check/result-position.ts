/**
 * The result’s position in the window for a returning user. The history entry holds it, as the browser does
 * with scroll positions.
 */
export const savedResultPosition = (): number | undefined => Object(history.state)['goal-check'];

export const saveResultPosition = (top: number): void =>
  history.replaceState({ ...history.state, 'goal-check': top }, '');
