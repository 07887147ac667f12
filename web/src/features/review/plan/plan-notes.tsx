import { reviewWorkLimits } from '#shared/contract/review-work.ts';
import { Button } from '#web/components/button/button.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';
import { Section } from '#web/components/page/section.tsx';
import type { TypedWork } from '../typed-work.ts';

interface PlanNotesProps {
  work: TypedWork;
  /** The sections of the plan as drawn. */
  sections: readonly { id: string; title: string }[];
  onChange: (part: Partial<TypedWork>) => void;
}

const noteId = (section: string): string => `note-${section}`;

/** Notes that are printed in the plan: one to the customer, and one in any section. */
export function PlanNotes({ work, sections, onChange }: PlanNotesProps) {
  const { notes, toCustomer } = work;
  const setNotes = (section: string, text: string) => onChange({ notes: { ...notes, [section]: text } });
  const add = (section: string) => {
    if (section === '') return;
    setNotes(section, '');
    // The field takes the focus from the list that opened it.
    requestAnimationFrame(() => document.getElementById(noteId(section))?.focus());
  };
  const remove = (section: string) => {
    const { [section]: _removed, ...others } = notes;
    onChange({ notes: others });
    requestAnimationFrame(() => document.getElementById('add-note')?.focus());
  };
  const titleOf = (section: string) => sections.find(({ id }) => id === section)?.title;
  const open = sections.filter(({ id }) => id !== 'review' && notes[id] === undefined);
  return (
    <Section title="Notes in the plan">
      <div className="flex flex-col gap-5">
        <TextareaField
          id="to-customer"
          name="toCustomer"
          label="Note to the customer"
          hint="Printed on the first page and in the email with the plan."
          value={toCustomer}
          rows={3}
          max={reviewWorkLimits.toCustomer}
          redAbove={reviewWorkLimits.toCustomer - 50}
          hardLimit
          onChange={(text) => onChange({ toCustomer: text })}
        />
        {Object.entries(notes).map(([section, text]) => {
          const title = titleOf(section);
          return (
            <div key={section}>
              <TextareaField
                id={noteId(section)}
                name={noteId(section)}
                label={`Note: ${title ?? section}`}
                hint={
                  title === undefined && sections.length > 0
                    ? 'The plan no longer has this section, so this note won’t be printed.'
                    : 'Printed at the end of this section.'
                }
                value={text}
                rows={3}
                max={reviewWorkLimits.note}
                redAbove={reviewWorkLimits.note - 100}
                hardLimit
                onChange={(next) => setNotes(section, next)}
              />
              <Button
                variant="quiet"
                label={`Remove the note: ${title ?? section}`}
                onClick={() => remove(section)}
              >
                Remove
              </Button>
            </div>
          );
        })}
        <SelectField
          id="add-note"
          name="add-note"
          label="Add a note to a section"
          placeholder="Choose a section"
          value=""
          options={open.map(({ id, title }) => [id, title])}
          onChange={add}
        />
      </div>
    </Section>
  );
}
