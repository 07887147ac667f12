export async function prepare({ bundle, plan }) {
  const { renderPlan } = await import(bundle);
  return { draw: () => renderPlan(plan) };
}
