import { classNames } from '#web/components/class-names.ts';
import { shortId } from './short-id.ts';

interface NamedRowProps {
  name: string;
  /** Its kind, where the name does not say so. */
  kind?: string;
  id: string;
}

/** The name of a row, with an id to quote to support. */
export function NamedRow({ name, kind, id }: NamedRowProps) {
  return (
    <>
      <span className="block leading-snug font-semibold text-pretty">{name}</span>
      {/* When the id wraps, the dot before it is cut off. */}
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
