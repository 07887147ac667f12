/** Navigation state for the error page: what could not be shown, and whether it exists. */
export interface Lost {
  address: string;
  kind: 'missing' | 'broken';
}

export const readLost = (state: unknown): Lost | undefined =>
  typeof state === 'object' && state !== null && 'lost' in state ? (state.lost as Lost) : undefined;
