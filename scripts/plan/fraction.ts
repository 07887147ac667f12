/** Exact fractions, for a second calculation that shares no arithmetic with the first. */
export class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom = 1n) {
    const sign = bottom < 0n ? -1n : 1n;
    const by = common(top < 0n ? -top : top, bottom * sign) || 1n;
    this.top = (top * sign) / by;
    this.bottom = (bottom * sign) / by;
  }

  /** The decimal that a person reads: 0.65 is 65/100, whatever binary makes of it. */
  static of(value: number): Fraction {
    if (Number.isInteger(value)) return new Fraction(BigInt(value));
    const digits = 12;
    const [whole = '0', part = ''] = value.toFixed(digits).split('.');
    return new Fraction(BigInt(`${whole}${part}`), 10n ** BigInt(digits));
  }

  plus(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom);
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.top, other.bottom));
  }

  times(other: Fraction | number): Fraction {
    const by = typeof other === 'number' ? Fraction.of(other) : other;
    return new Fraction(this.top * by.top, this.bottom * by.bottom);
  }

  over(other: Fraction | number): Fraction {
    const by = typeof other === 'number' ? Fraction.of(other) : other;
    return new Fraction(this.top * by.bottom, this.bottom * by.top);
  }

  isLess(other: Fraction): boolean {
    return this.top * other.bottom < other.top * this.bottom;
  }

  /** The nearest whole number, halves away from zero. */
  round(): number {
    const size = this.top < 0n ? -this.top : this.top;
    const whole = (size * 2n + this.bottom) / (this.bottom * 2n);
    return Number(this.top < 0n ? -whole : whole);
  }

  get value(): number {
    return Number(this.top) / Number(this.bottom);
  }
}

const common = (one: bigint, other: bigint): bigint => {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
};

export const least = (...values: Fraction[]): Fraction =>
  values.reduce((low, value) => (value.isLess(low) ? value : low));
export const most = (...values: Fraction[]): Fraction =>
  values.reduce((high, value) => (high.isLess(value) ? value : high));
