/** Tells the few browsers without scripts, in place of the form, that it needs them. */
export function ScriptNeeded({ action }: { action: string }) {
  return (
    <noscript>
      <p className="my-4 rounded-sm border-l-4 border-ochre bg-ochre-tint px-4 py-3">
        {action} needs JavaScript. Please turn it on in your browser and reload the page.
      </p>
    </noscript>
  );
}
