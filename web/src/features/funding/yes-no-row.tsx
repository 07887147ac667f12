export interface YesNoRowProps {
  name: string;
  question: string;
  value: 'yes' | 'no' | undefined;
  onChange: (value: 'yes' | 'no') => void;
}

const answers = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

/** A question with two joined answers at the end of its row. */
export function YesNoRow({ name, question, value, onChange }: YesNoRowProps) {
  return (
    <fieldset className="py-2.5 [--answers:min(11.5rem,45vw)] flow-root border-b border-b-line">
      <legend className="py-2 float-start w-[calc(100%-var(--answers)-1rem)] min-h-11 font-semibold leading-[1.4]">
        {question}
      </legend>
      <div className="choices choices-joined float-end w-(--answers)">
        {answers.map(([answer, text]) => (
          <label key={answer}>
            <input
              type="radio"
              name={name}
              value={answer}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
