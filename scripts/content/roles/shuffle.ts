/** The same order each time, so that the same texts give the same weights. */
export function shuffler(): (length: number) => number {
  let state = 1;
  return (length) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state % length;
  };
}

export function shuffle<T>(list: T[], random: (length: number) => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}
