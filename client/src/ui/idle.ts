/** Until the browser has nothing else to do; Safari does not tell. */
export async function idle(): Promise<void> {
  const tell = window.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (tell) await new Promise((resolve) => tell(resolve));
}
