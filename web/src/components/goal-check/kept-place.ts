/** Where in the window an answer stood, for who comes back to its page: kept in the step of the history, as the browser keeps its own place. */
export const keptPlace = (): number | undefined => Object(history.state)['goal-check'];

export const keepPlace = (top: number): void =>
  history.replaceState({ ...history.state, 'goal-check': top }, '');
