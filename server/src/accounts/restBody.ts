import { invalid } from '../platform/failures.ts';

/** The fields of a JSON body as texts. Documented clients send more than is read, and numbers for digits. */
export class RestBody {
  private readonly fields: ReadonlyMap<string, unknown>;

  constructor(body: unknown) {
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    this.fields = new Map(isObject ? Object.entries(body) : []);
  }

  has(name: string): boolean {
    return this.fields.get(name) != null;
  }

  /** What was sent under the first of these names that is there; '' when none is. */
  text(...names: string[]): string {
    return this.optionalText(...names) ?? '';
  }

  optionalText(...names: string[]): string | undefined {
    const name = names.find((each) => this.has(each));
    if (name === undefined) return undefined;
    const value = this.fields.get(name);
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    throw invalid([{ path: name, code: 'notText', message: 'Please send ' + name + ' as text.' }]);
  }

  value(name: string): unknown {
    return this.fields.get(name);
  }
}
