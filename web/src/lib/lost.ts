/** Goes along to the error page: what could not be shown there, and whether there is nothing at it. */
export interface Lost {
  address: string;
  kind: 'missing' | 'broken';
}

export const readLost = (state: unknown): Lost | undefined =>
  typeof state === 'object' && state !== null && 'lost' in state ? (state.lost as Lost) : undefined;
