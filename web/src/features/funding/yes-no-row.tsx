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
    <fieldset className="yes-no">
      <legend>{question}</legend>
      <div className="choices choices-joined">
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
