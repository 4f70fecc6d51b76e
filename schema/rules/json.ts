/** Whether a value from outside is an object with names: no list, and not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands under a name of a value from outside; undefined where there is nothing. */
export function valueAt(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
