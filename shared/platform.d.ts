/**
 * The only part of the platform that rules may use: browsers and Node have the same WHATWG URL. Nothing else is
 * declared here, so that no rule can use a document or a file.
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
