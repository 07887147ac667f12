/** What a picture shows, for those who would rather read it. */
export const FigureWords = ({ alt }: { alt: string }) => (
  <details className="plan-says">
    <summary>What it shows</summary>
    <p className="pb-2 text-ink-soft">{alt}</p>
  </details>
);
