/** Where links to the kit lead. */
export const kitId = 'working-kit';
