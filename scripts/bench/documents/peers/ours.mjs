export async function prepare({ bundle }) {
  const { renderPlan } = await import(bundle);
  return { draw: renderPlan };
}
