/** One of our own steps, from its bundle: the arguments of each edition are given to its function. */
export async function prepare({ bundle, step }) {
  const { [step]: run } = await import(bundle);
  return { draw: (given) => run(...given) };
}
