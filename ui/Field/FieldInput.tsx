import type { ComponentPropsWithRef } from 'react';
import { InputContext } from 'react-aria-components/Input';
import { useContextProps } from 'react-aria-components/slots';
import { TextAreaContext } from 'react-aria-components/TextArea';

/**
 * The control of a field, which names and describes it. React Aria's own also follows the pointer and the focus, for
 * looks that CSS has by itself: a quarter of the work that a field makes.
 */
export function FieldInput({ ref = null, ...own }: ComponentPropsWithRef<'input'>) {
  const [props, control] = useContextProps(own, ref, InputContext);
  return <input {...props} ref={control} />;
}

/** The same, of several lines. */
export function FieldTextArea({ ref = null, ...own }: ComponentPropsWithRef<'textarea'>) {
  const [props, control] = useContextProps(own, ref, TextAreaContext);
  return <textarea {...props} ref={control} />;
}
