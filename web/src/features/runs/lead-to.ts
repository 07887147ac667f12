/** To a field, with the question that it answers in sight over it: the focus alone would leave that behind the line at the head. */
export function leadTo(id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  field.focus();
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  const question = label ?? field.closest('fieldset')?.querySelector('legend');
  question?.scrollIntoView({ block: 'nearest' });
}
