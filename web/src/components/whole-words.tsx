/** A text whose words do not break at their hyphens, for large headings: “Short-Form” stays in one line. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="inline-block max-w-full [text-decoration:inherit]">
        {part}
      </span>
    ) : (
      part
    ),
  );
