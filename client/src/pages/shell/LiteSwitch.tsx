import { chooseLite, useLite } from '../../ui/lite.ts';

/** Light pages for a slow or dear connection (INTERFACE 1.8): whether they are on, what that means, and the switch. */
export function LiteSwitch() {
  const isOn = useLite();
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-5">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 pointer-fine:min-h-8">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-describedby="lite-means"
          checked={isOn}
          className="size-5 shrink-0 accent-primary"
          onChange={({ currentTarget }) => chooseLite(currentTarget.checked)}
        />
        <span className="font-medium text-ink">Lite mode</span>
      </label>
      <span id="lite-means">
        {isOn
          ? 'On: smaller pictures, nothing moves by itself or is fetched ahead.'
          : 'Smaller pictures and less data, for a slow or dear connection.'}
      </span>
    </div>
  );
}
