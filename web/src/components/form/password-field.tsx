import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { controlLook, Field, type FieldText, fieldAttributes } from './field.tsx';
import { type TextBinding, textControl } from './text-field.tsx';

export interface PasswordFieldProps extends FieldText, TextBinding {
  autoComplete: 'current-password' | 'new-password';
  aside?: ReactNode;
  /** Called when the password is shown or hidden. */
  onShow?: ((shown: boolean) => void) | undefined;
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const show = (next: boolean) => {
    setShown(next);
    props.onShow?.(next);
  };
  const hideNow = useEffectEvent(() => shown && show(false));
  const input = useRef<HTMLInputElement>(null);

  // Hidden again before it is sent, because browsers offer to remember the text of a plain field.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => void hideNow();
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...props}>
      <div className="relative">
        <input
          {...fieldAttributes(props)}
          {...textControl(props)}
          ref={(element) => {
            input.current = element;
            props.inputRef?.(element);
          }}
          name={props.name}
          type={shown ? 'text' : 'password'}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={classNames(controlLook, 'pr-24')}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
        <button
          type="button"
          aria-controls={props.id}
          className="absolute inset-y-0 right-0 inline-flex min-w-22 cursor-pointer items-center justify-center gap-1.5 rounded-sm px-3 font-semibold text-leaf hover:text-leaf-strong focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-leaf"
          onClick={() => show(!shown)}
        >
          <Icon aria-hidden className="size-5" />
          {shown ? 'Hide' : 'Show'}
          <VisuallyHidden> {props.label.toLowerCase()}</VisuallyHidden>
        </button>
      </div>
    </Field>
  );
}
