import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { ContentWriter } from './content-writer.ts';
import { type Ref, refTo } from './syntax.ts';

interface StreamObject {
  entries: string;
  data: Uint8Array;
}

const objectsPerStream = 400;
/** Half the work of level 6, for one byte in fifteen. */
const deflated = (data: string | Uint8Array): Uint8Array => deflateSync(data, { level: 3 });

/**
 * The objects of a file, and their bytes: PDF 1.7 with compressed object streams and a cross-reference stream.
 * The same objects in the same order give the same bytes.
 */
export class PdfFile {
  readonly #packed: { stream: Ref; refs: readonly Ref[] }[] = [];
  #open = new ObjectStream();
  readonly #streams = new Map<Ref, StreamObject>();
  #last = 0;

  reserve(): Ref {
    this.#last += 1;
    return this.#last;
  }

  /** Everything that is not a stream goes into streams of objects. */
  set(ref: Ref, body: string): void {
    this.open(ref).put(body);
  }

  /** An object written piece by piece, until the next one is opened. */
  open(ref: Ref): ContentWriter {
    if (this.#open.size === objectsPerStream) this.#close();
    return this.#open.begin(ref);
  }

  add(body: string): Ref {
    const ref = this.reserve();
    this.set(ref, body);
    return ref;
  }

  /** `entries` are those of its dictionary but the length. */
  setStream(ref: Ref, entries: string, data: Uint8Array): void {
    this.#streams.set(ref, { entries, data });
  }

  addStream(entries: string, data: Uint8Array): Ref {
    const ref = this.reserve();
    this.setStream(ref, entries, data);
    return ref;
  }

  addDeflated(entries: string, text: string | Uint8Array): Ref {
    return this.addStream(`${entries}/Filter/FlateDecode`, deflated(text));
  }

  bytes({ root, info }: { root: Ref; info: Ref }): Uint8Array {
    this.#close();
    const offsets = new Map<Ref, number>();
    const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    let offset = parts[0]?.length ?? 0;
    const hash = createHash('sha256');
    for (const [ref, { entries, data }] of this.#streams) {
      offsets.set(ref, offset);
      const head = Buffer.from(`${ref} 0 obj<<${entries}/Length ${data.length}>>stream\n`, 'latin1');
      const tail = Buffer.from('\nendstream endobj\n', 'latin1');
      hash.update(head).update(data);
      parts.push(head, data, tail);
      offset += head.length + data.length + tail.length;
    }
    parts.push(this.#crossReferences({ offsets, root, info, offset, id: hash.digest('hex').slice(0, 32) }));
    return Buffer.concat(parts);
  }

  #close(): void {
    const { refs, first, data } = this.#open.packed();
    const stream = this.addStream(
      `/Type/ObjStm/N ${refs.length}/First ${first}/Filter/FlateDecode`,
      deflated(data),
    );
    this.#packed.push({ stream, refs });
    this.#open = new ObjectStream();
  }

  #crossReferences(options: {
    offsets: Map<Ref, number>;
    root: Ref;
    info: Ref;
    offset: number;
    id: string;
  }): Uint8Array {
    const { offsets, root, info, offset, id } = options;
    const self = this.reserve();
    offsets.set(self, offset);
    const table = Buffer.alloc((self + 1) * 7);
    table.writeUInt16BE(0xff_ff, 5);
    for (const [ref, at] of offsets) {
      table[ref * 7] = 1;
      table.writeUInt32BE(at, ref * 7 + 1);
    }
    for (const { stream, refs } of this.#packed)
      refs.forEach((ref, index) => {
        table[ref * 7] = 2;
        table.writeUInt32BE(stream, ref * 7 + 1);
        table.writeUInt16BE(index, ref * 7 + 5);
      });
    const data = deflated(table);
    const entries = `/Type/XRef/Size ${self + 1}/W[1 4 2]/Root ${refTo(root)}/Info ${refTo(info)}/ID[<${id}><${id}>]/Filter/FlateDecode/Length ${data.length}`;
    return Buffer.concat([
      Buffer.from(`${self} 0 obj<<${entries}>>stream\n`, 'latin1'),
      data,
      Buffer.from(`\nendstream endobj\nstartxref\n${offset}\n%%EOF\n`, 'latin1'),
    ]);
  }
}

/** Objects one after the other, behind a table of where each begins. */
class ObjectStream {
  readonly #refs: Ref[] = [];
  readonly #begins: number[] = [];
  readonly #bodies = new ContentWriter();

  get size(): number {
    return this.#refs.length;
  }

  begin(ref: Ref): ContentWriter {
    this.#refs.push(ref);
    this.#begins.push(this.#bodies.put(' ').length);
    return this.#bodies;
  }

  packed(): { refs: readonly Ref[]; first: number; data: Uint8Array } {
    const head = this.#refs.map((ref, index) => `${ref} ${this.#begins[index]} `).join('');
    const data = Buffer.concat([Buffer.from(head, 'latin1'), this.#bodies.written()]);
    return { refs: this.#refs, first: head.length, data };
  }
}
