import { classNames } from '#web/components/class-names.ts';
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
      {/* Where the id has a line of its own, the dot before it is cut off. */}
      <span className="flex flex-wrap gap-x-3 overflow-x-clip text-sm text-ink-soft" title={id}>
        {kind !== undefined && <span>{kind}</span>}
        <span
          className={classNames(
            'relative max-lg:max-w-full max-lg:wrap-anywhere lg:whitespace-nowrap',
            kind !== undefined && "before:absolute before:-left-2 before:content-['·']",
          )}
        >
          {shortId(id)}
        </span>
      </span>
    </>
  );
}
