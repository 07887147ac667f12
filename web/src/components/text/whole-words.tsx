/** Keeps hyphenated words on one line in large headings, such as “Short-Form”. */
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
