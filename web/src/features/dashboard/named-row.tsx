import { shortId } from './short-id.ts';

interface NamedRowProps {
  name: string;
  /** Which kind of it, where its name does not say so. */
  kind?: string;
  id: string;
}

/** What a row is about; its id is for whoever writes to us. */
export function NamedRow({ name, kind, id }: NamedRowProps) {
  return (
    <>
      <span className="block leading-snug font-semibold text-pretty">{name}</span>
      <span className="block text-sm text-ink-soft" title={id}>
        {kind !== undefined && `${kind} · `}
        <span className="max-lg:inline-block max-lg:max-w-full max-lg:wrap-anywhere lg:whitespace-nowrap">
          {shortId(id)}
        </span>
      </span>
    </>
  );
}
