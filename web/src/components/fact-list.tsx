/** Names and figures in two columns, a rule between the rows. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, fact: string])[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line tabular-nums">
      {facts.map(([name, fact]) => (
        <div key={name} className="flex justify-between gap-4 py-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right font-semibold">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
