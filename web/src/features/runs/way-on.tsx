import { Fragment } from 'react';
import type { AnswerField } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { charactersToGo, moreCharacters } from './background-starts.ts';
import type { DraftPart } from './draft.ts';
import { leadTo, leadToTexts, textsId } from './lead-to.ts';
import { lineName, partName } from './run-words.ts';

/** From this number on, answers are counted instead of named. */
export const manyLeft = 4;

/** A link to the field of an answer. */
export const ToField = ({ field }: { field: AnswerField }) => (
  <a
    href={`#run-${field}`}
    className="font-semibold"
    onClick={(event) => {
      event.preventDefault();
      leadTo(`run-${field}`);
    }}
  >
    {lineName(field)}
  </a>
);

/** Links to the choices of answers with two texts. */
export const TwoTexts = ({ fields }: { fields: readonly DraftPart[] }) => (
  <>
    {fields.map((field, index) => (
      <Fragment key={field}>
        {index > 0 && ', '}
        <a
          href={`#${textsId(field)}`}
          className="font-semibold"
          onClick={(event) => {
            event.preventDefault();
            leadToTexts(field);
          }}
        >
          {partName(field)}
        </a>
      </Fragment>
    ))}{' '}
    {fields.length === 1 ? 'was' : 'were'} changed in two windows.
  </>
);

/** For an answer that is too short, by how much. */
function Missing({ field, answers }: { field: AnswerField; answers: RunAnswers }) {
  const toGo = charactersToGo(field, answers);
  return (
    <>
      <ToField field={field} />
      {toGo > 0 && answers[field].trim() !== '' && ` (${moreCharacters(toGo)})`}
    </>
  );
}

/** Links to all missing answers, next to the button that waits for them. */
export function WayOn({ left, answers }: { left: readonly AnswerField[]; answers: RunAnswers }) {
  return (
    <>
      Still to answer:{' '}
      {left.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          <Missing field={field} answers={answers} />
        </Fragment>
      ))}
      .
    </>
  );
}
