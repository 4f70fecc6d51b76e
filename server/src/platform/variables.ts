import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads environment variables one by one and collects what is wrong with them, so that a person sees
 * every mistake at once. Sentences name the variable and never its value: a value may be a secret, and
 * start-up output is copied into tickets. An empty variable counts as not set.
 */
export class Variables {
  readonly problems: string[] = [];

  constructor(private readonly env: Environment) {}

  text(name: string): string | null {
    const value = this.env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  /** As it is, with its blanks. */
  password(name: string): string | null {
    return this.env[name] || null;
  }

  wholeNumber(name: string, range: { from: number; to: number; otherwise: number }): number {
    const value = this.text(name);
    if (value === null) return range.otherwise;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= range.from && number <= range.to) return number;
    return this.refuse(
      `${name} must be a whole number from ${range.from} to ${range.to}.`,
      range.otherwise,
    );
  }

  yesOrNo(name: string, otherwise: boolean): boolean {
    const value = this.text(name);
    if (value === null) return otherwise;
    if (value === '1' || value === 'true') return true;
    if (value === '0' || value === 'false') return false;
    return this.refuse(`${name} must be 1 (yes) or 0 (no).`, otherwise);
  }

  oneOf<Choice extends string>(
    name: string,
    choices: readonly Choice[],
    otherwise: Choice,
  ): Choice {
    const value = this.text(name);
    if (value === null) return otherwise;
    const choice = choices.find((each) => each === value);
    return choice ?? this.refuse(`${name} must be one of ${choices.join(', ')}.`, otherwise);
  }

  /** An absolute address with one of the schemes ('https:'), as given, or null when it is not set. */
  url(name: string, schemes: readonly string[]): string | null {
    const value = this.text(name);
    return value === null ? null : this.checkedUrl(name, value, schemes);
  }

  urls(name: string, schemes: readonly string[]): string[] {
    return this.list(name).flatMap((value) => this.checkedUrl(name, value, schemes) ?? []);
  }

  /** IP addresses and CIDR ranges. A range that contains everybody is refused: it would trust anyone. */
  addresses(name: string): string[] {
    return this.list(name).filter((value) => {
      if (isAddressOrRange(value)) return true;
      this.problems.push(
        `${name} must list IP addresses or ranges such as 10.0.0.0/8, separated by commas; a range that holds every address is not allowed.`,
      );
      return false;
    });
  }

  /** Origins exactly as browsers write them: 'https://app.example'. A star, null or a path is refused. */
  origins(name: string): string[] {
    return this.list(name).filter((value) => {
      if (/^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value)
        return true;
      this.problems.push(
        `${name} must list origins such as https://app.example, separated by commas, without a slash at the end and without stars.`,
      );
      return false;
    });
  }

  /** The variables of one provider: all of them, or null when none is set. */
  group<Key extends string>(names: Record<Key, string>): Record<Key, string> | null {
    const found: Partial<Record<Key, string>> = {};
    const missing: string[] = [];
    const keys = Object.keys(names).filter((key): key is Key => key in names);
    for (const key of keys) {
      const value = this.text(names[key]);
      if (value === null) missing.push(names[key]);
      else found[key] = value;
    }
    if (isComplete(found, keys)) return found;
    if (missing.length < keys.length) {
      const set = keys.map((key) => names[key]).filter((name) => !missing.includes(name));
      this.problems.push(
        `${missing.join(', ')} must be set too, because ${set.join(', ')} ${set.length === 1 ? 'is' : 'are'} set.`,
      );
    }
    return null;
  }

  refuse<Value>(sentence: string, instead: Value): Value {
    if (!this.problems.includes(sentence)) this.problems.push(sentence);
    return instead;
  }

  private list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  private checkedUrl(name: string, value: string, schemes: readonly string[]): string | null {
    if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value;
    const shown = schemes.map((scheme) => `${scheme}//`).join(' or ');
    return this.refuse(`${name} must be an address that starts with ${shown}.`, null);
  }
}

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

function isComplete<Key extends string>(
  found: Partial<Record<Key, string>>,
  keys: readonly Key[],
): found is Record<Key, string> {
  return keys.every((key) => found[key] !== undefined);
}
