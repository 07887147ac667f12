/**
 * The only parts of the platform that rules may use, which browsers and Node have alike. Nothing else is declared here,
 * so that no rule can use a document or a file.
 */
declare class URL {
  constructor(address: string, base?: string | URL);
  static canParse(address: string, base?: string | URL): boolean;
  readonly hash: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly searchParams: { get(name: string): string | null; getAll(name: string): string[] };
  toString(): string;
}

declare function atob(base64: string): string;

declare namespace WebAssembly {
  class Memory {
    constructor(size: { initial: number });
    readonly buffer: ArrayBuffer;
  }
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, Memory>>>>);
    readonly exports: Readonly<Record<string, unknown>>;
  }
}
