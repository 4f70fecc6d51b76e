/** Until the browser has nothing else to do, or `latest` milliseconds are over; Safari does not tell, and waits a task. */
export async function idle(latest?: number): Promise<void> {
  const tell = window.requestIdleCallback as typeof requestIdleCallback | undefined;
  await new Promise<unknown>((resolve) => {
    if (tell) tell(resolve, latest === undefined ? {} : { timeout: latest });
    else setTimeout(resolve);
  });
}
