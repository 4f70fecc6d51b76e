/** Deletes what was kept of pages to be read without a network: whoever logs out leaves nothing of it here. */
export async function forgetSeen(): Promise<void> {
  // On pages that are not served securely there is no such store.
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith('kept-')) await caches.delete(name);
}
