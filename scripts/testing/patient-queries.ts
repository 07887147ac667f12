/* What appears a moment later is waited for longer than a second: a busy machine is no fault of the page. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
