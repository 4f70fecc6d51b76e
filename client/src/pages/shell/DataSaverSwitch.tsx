import { setDataSaver, useDataSaver } from '../../ui/dataSaver.ts';

/** Light pages for a slow or dear connection: whether they are on, what that means, and the switch. */
export function DataSaverSwitch() {
  const isOn = useDataSaver();
  return (
    <label className="needs-script wrap flex items-center gap-x-5 border-t border-line py-4 text-small text-muted">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        className="size-5 shrink-0 accent-primary"
        onChange={() => setDataSaver(!isOn)}
      />
      <span>Lite mode: smaller pictures, no autoplay</span>
    </label>
  );
}
