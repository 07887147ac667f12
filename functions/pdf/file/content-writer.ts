import type { Ref } from './syntax.ts';

const firstSize = 16_384;
const [zero, point, minus, space] = [0x30, 0x2e, 0x2d, 0x20];

/** Operators of a page, or objects, as bytes put one after the other, so that nothing is joined or encoded afterwards. */
export class ContentWriter {
  #bytes = new Uint8Array(firstSize);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Each character is one byte. */
  put(text: string): this {
    const { length } = text;
    this.#makeRoom(length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < length; index++) bytes[at++] = text.charCodeAt(index);
    this.#length = at;
    return this;
  }

  /** As `number` of syntax.ts writes it, with a space after it. */
  number(value: number): this {
    this.#makeRoom(24);
    let hundredths = Math.round(value * 100);
    if (hundredths < 0) {
      this.#bytes[this.#length++] = minus;
      hundredths = -hundredths;
    }
    const whole = Math.floor(hundredths / 100);
    const rest = hundredths - whole * 100;
    if (whole > 0 || rest === 0) this.#digits(whole);
    if (rest > 0) {
      this.#bytes[this.#length++] = point;
      this.#bytes[this.#length++] = zero + Math.floor(rest / 10);
      if (rest % 10 > 0) this.#bytes[this.#length++] = zero + (rest % 10);
    }
    this.#bytes[this.#length++] = space;
    return this;
  }

  /** As `refTo` of syntax.ts writes it, with a space after it. */
  ref(ref: Ref): this {
    return this.number(ref).put('0 R ');
  }

  #digits(whole: number): void {
    let size = 1;
    for (let limit = 10; whole >= limit; limit *= 10) size++;
    let rest = whole;
    for (let at = this.#length + size - 1; at >= this.#length; at--) {
      this.#bytes[at] = zero + (rest % 10);
      rest = Math.floor(rest / 10);
    }
    this.#length += size;
  }

  #makeRoom(size: number): void {
    if (this.#length + size <= this.#bytes.length) return;
    const longer = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + size));
    longer.set(this.written());
    this.#bytes = longer;
  }
}
