import { shortId } from './short-id.ts';

/** What a row is about; its id is for whoever writes to us. */
export function NamedRow({ name, id }: { name: string; id: string }) {
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="block text-sm text-ink-soft" title={id}>
        {shortId(id)}
      </span>
    </>
  );
}
