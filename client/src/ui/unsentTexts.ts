/** What stands in a form that was closed before it was sent, by the form's name, for as long as the page lives. */
export const unsentTexts = new Map<string, Readonly<Record<string, string>>>();
