export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** A small line under the label, for example how many there are. */
  note?: string;
  isDisabled?: boolean;
}

interface Options<Value extends string> {
  legend: string;
  name: string;
  options: readonly Choice<Value>[];
  /** The value that stands chosen when the page arrives. */
  defaultValue: string;
}

/** One of a few short choices as a row of chips: real radio buttons in a fieldset. */
export function RadioChips<Value extends string>({
  defaultValue,
  ...rest
}: Options<Value> & { wraps?: boolean }) {
  return <Chips type="radio" chosen={[defaultValue]} {...rest} />;
}

/** Any number of choices as chips: real check boxes in a fieldset. */
export function CheckChips<Value extends string>(
  chips: Omit<Options<Value>, 'defaultValue'> & ChipLooks & { chosen: readonly string[] },
) {
  return <Chips type="checkbox" {...chips} />;
}

interface ChipLooks {
  /** Each as wide as its words, the note behind them; else all across the line, the note beneath. */
  wraps?: boolean;
  /** Spoken only, where the place already says what is asked. */
  legendHidden?: boolean;
}

function Chips<Value extends string>({
  type,
  legend,
  name,
  options,
  chosen,
  wraps = false,
  legendHidden = false,
}: Omit<Options<Value>, 'defaultValue'> &
  ChipLooks & { type: 'radio' | 'checkbox'; chosen: readonly string[] }) {
  const noteLook = wraps ? 'text-caption' : 'text-[0.7rem]';
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-small font-medium'}>
        {legend}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label, note, isDisabled }) => (
          <label key={value} className={`pill ${wraps ? 'px-3' : 'flex-auto'}`}>
            <input
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              disabled={isDisabled}
              className="sr-only"
            />
            <span className={wraps ? 'py-1 text-center' : 'grid justify-items-center leading-none'}>
              {label}
              {wraps && note !== undefined && ' '}
              {note !== undefined && (
                <span className={`${noteLook} font-medium opacity-80 tabular-nums`}>{note}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Two or three ways to see the same thing, joined in one bar: real radio buttons. */
export function RadioTabs<Value extends string>({
  legend,
  name,
  options,
  defaultValue,
}: Options<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-input bg-sunken p-1">
        {options.map(({ value, label }) => (
          <label key={value} className={TAB}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const TAB =
  'relative inline-flex min-h-10 cursor-pointer items-center justify-center rounded-tag px-4 text-small font-medium text-muted transition-colors duration-120 hover:text-ink has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
