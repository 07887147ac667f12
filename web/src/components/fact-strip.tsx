export interface FactStripProps {
  facts: readonly (readonly [name: string, fact: string])[];
  /** The layout of the facts. */
  className: string;
}

/** A few short facts, each under its name. */
export function FactStrip({ facts, className }: FactStripProps) {
  return (
    <dl className={`text-sm ${className}`}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-base leading-snug font-medium whitespace-nowrap">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
