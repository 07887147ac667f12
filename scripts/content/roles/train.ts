import { type Layer, weightScale } from '#shared/plan/reading/roles/role-model.ts';

/** Learns weights for a choice between roles: logistic regression, a step for each example, small weights cut to none. */

export interface Example {
  features: readonly string[];
  role: string;
}

export interface Training {
  /** A sign that fewer examples have is left out. */
  leastSeen: number;
  rounds: number;
}

const rate = 0.2;
const shrinkage = 0.003;
const smallestWeight = 0.2;

/** The same order on every machine. */
function shuffler(): (length: number) => number {
  let state = 1;
  return (length) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state % length;
  };
}

export function trainLayer(examples: readonly Example[], { leastSeen, rounds }: Training): Layer {
  const roles = [...new Set(examples.map(({ role }) => role))].toSorted();
  const width = roles.length;
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const ids = new Map(
    [...seen].filter(([, count]) => count >= leastSeen).map(([feature], index) => [feature, index]),
  );
  const rows = examples.map(({ features, role }) => ({
    signs: Uint32Array.from(features.flatMap((feature) => ids.get(feature) ?? [])),
    right: roles.indexOf(role),
  }));
  const weights = new Float32Array(ids.size * width);
  const slopes = new Float32Array(ids.size * width).fill(0.01);
  const order = rows.map((_, index) => index);
  const random = shuffler();
  const odds = new Float64Array(width);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = random(at + 1);
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const index of order) {
      const { signs, right } = rows[index] as (typeof rows)[number];
      odds.fill(0);
      for (const sign of signs)
        for (let role = 0; role < width; role += 1)
          odds[role] = (odds[role] as number) + (weights[sign * width + role] as number);
      const most = Math.max(...odds);
      let sum = 0;
      for (let role = 0; role < width; role += 1) {
        odds[role] = Math.exp((odds[role] as number) - most);
        sum += odds[role] as number;
      }
      for (let role = 0; role < width; role += 1) {
        const miss = (odds[role] as number) / sum - (role === right ? 1 : 0);
        if (Math.abs(miss) < 0.001) continue;
        for (const sign of signs) {
          const place = sign * width + role;
          slopes[place] = (slopes[place] as number) + miss * miss;
          const step = rate / Math.sqrt(slopes[place] as number);
          const moved = (weights[place] as number) - step * miss;
          weights[place] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * shrinkage);
        }
      }
    }
  }
  const kept: Record<string, number[]> = {};
  for (const [feature, id] of [...ids].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const row = roles.flatMap((_, role) => {
      const weight = weights[id * width + role] as number;
      return Math.abs(weight) < smallestWeight ? [] : [role, Math.round(weight * weightScale)];
    });
    if (row.length > 0) kept[feature] = row;
  }
  return { roles, weights: kept };
}
