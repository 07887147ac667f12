type Picked<A extends readonly unknown[]> = A extends readonly [unknown, ...unknown[]]
  ? A[number]
  : A[number] | undefined;

/** Reproducible chance: the same seed gives the same choices on every machine. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    // Neighbouring seeds must not start with similar choices.
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
    for (let turn = 0; turn < 4; turn += 1) this.next();
  }

  /** At least 0 and below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** Undefined only when the list may be empty. */
  pick<const A extends readonly unknown[]>(choices: A): Picked<A> {
    return choices[this.below(choices.length)] as Picked<A>;
  }

  /** Chooses a name by its weight. */
  weighted<T extends string>(weights: Readonly<Partial<Record<T, number>>>): T {
    const entries = Object.entries(weights) as [T, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name;
    }
    throw new Error('Nothing to choose from');
  }

  hex(digits: number): string {
    return Array.from({ length: digits }, () => this.below(16).toString(16)).join('');
  }

  uuid(): string {
    return [8, 4, 4, 4, 12].map((digits) => this.hex(digits)).join('-');
  }
}
