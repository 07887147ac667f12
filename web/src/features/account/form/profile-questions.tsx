import { formatAbn, parseAbn } from '#shared/domain/account/abn.ts';
import {
  australianStates,
  budgets,
  suggestedInterests,
  suggestedSkills,
  weeklyTimes,
} from '#shared/domain/account/profile-options.ts';
import { ChipsField } from '#web/components/chips/chips-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { type TextBinding, TextField } from '#web/components/form/text-field.tsx';

const stateOptions = australianStates.map((name) => [name, name] as const);

export const NameField = (props: TextBinding) => (
  <TextField
    {...props}
    label="Full name"
    required
    autoComplete="name"
    autoCapitalize="words"
    spellCheck={false}
  />
);

/** For people in Australia alone. */
export function StateField(props: TextBinding & { label: string }) {
  return (
    <SelectField
      {...props}
      options={stateOptions}
      placeholder="Choose your state"
      autoComplete="address-level1"
    />
  );
}

interface ProfileQuestionsProps {
  text: (name: 'skills' | 'interests' | 'budget' | 'weekly_time') => TextBinding;
}

/** Optional at sign-up, and changeable at any time. */
export function ProfileQuestions({ text }: ProfileQuestionsProps) {
  return (
    <>
      <ChipsField
        {...text('skills')}
        label="Skills"
        noun="skill"
        hint="Choose from the list or add your own."
        suggestions={suggestedSkills}
      />
      <ChipsField
        {...text('interests')}
        label="Interests"
        noun="interest"
        hint="Choose from the list or add your own."
        suggestions={suggestedInterests}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...text('budget')} label="Budget" options={budgets} placeholder="Not decided yet" />
        <SelectField
          {...text('weekly_time')}
          label="Weekly time"
          options={weeklyTimes}
          placeholder="Not decided yet"
        />
      </div>
    </>
  );
}

/** Takes an ABN with or without spaces; leaving the field groups the digits of a valid one. */
export function AbnField(props: TextBinding) {
  const leave = () => {
    const digits = parseAbn(props.value);
    if (digits !== undefined && formatAbn(digits) !== props.value) props.onChange(formatAbn(digits));
    props.onBlur?.();
  };
  return (
    <TextField
      {...props}
      label="ABN"
      hint="11 digits, e.g. 51 824 753 556. Leave it blank if you don’t have one."
      inputMode="numeric"
      autoComplete="off"
      onBlur={leave}
    />
  );
}

/** The names of an account’s answers in lists. */
export const profileNames = {
  full_name: 'Full name',
  state: 'State',
  abn: 'ABN',
  skills: 'Skills',
  interests: 'Interests',
  budget: 'Budget',
  weekly_time: 'Hours a week',
};
