/** Loads one of our own steps from its bundle. Each edition's arguments go to its function. */
export async function prepare({ bundle, step }) {
  const { [step]: run } = await import(bundle);
  return { draw: (given) => run(...given) };
}
