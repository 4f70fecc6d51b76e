/** The path of a browser that starts, or null with the reason said. */
export function findBrowser(say: (sentence: string) => void): string | null;
