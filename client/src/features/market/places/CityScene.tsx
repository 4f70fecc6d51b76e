import type { ReactNode } from 'react';

/**
 * A quiet drawing for a city's window: a generic cue (dome, towers, temple gate, fort, bridge, lake) of what the city
 * is known by, never a particular monument; a lattice for a city without one. Tones of the theme, so it follows
 * light and dark.
 */
export function CityScene({ city }: { city: string }) {
  const scene = SCENE_OF.get(city);
  if (!scene)
    return <span aria-hidden="true" className="jali block size-full [--jali-strength:0.22]" />;
  return (
    <svg
      viewBox="0 0 120 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="size-full"
    >
      <circle cx={scene === 'dome' ? 100 : 84} cy="58" r="15" className="fill-brass/45" />
      <path d="M0 118c18-9 34-5 52-10s40-12 68-4v46H0z" className="fill-primary/20" />
      {SCENES[scene]}
    </svg>
  );
}

const NEAR = 'fill-primary/75';
const FAR = 'fill-primary/45';
const WARM = 'fill-accent/70';
const GROUND = <path d="M0 136h120v14H0z" className={NEAR} />;

const SCENES = {
  dome: (
    <g>
      <path d="M22 136v-34h10v34zM88 136v-34h10v34z" className={FAR} />
      <path
        d="M22 102c0-6 5-6 5-11 0 5 5 5 5 11zM88 102c0-6 5-6 5-11 0 5 5 5 5 11z"
        className={WARM}
      />
      <path d="M38 136v-30h44v30h-16v-11c0-8-12-8-12 0v11z" className={NEAR} />
      <path d="M42 106c-4-16 12-19 18-31 6 12 22 15 18 31z" className={WARM} />
      {GROUND}
    </g>
  ),
  towers: (
    <g>
      <path d="M16 136V92h16v44zM92 136V86h14v50z" className={FAR} />
      <path d="M36 136V70h18v66zM72 136V80h16v56z" className={NEAR} />
      <path d="M56 136V96h14v40z" className={WARM} />
      <path
        d="M40 77h10v3H40zm0 9h10v3H40zm0 9h10v3H40zm0 9h10v3H40zm36-16h8v3h-8zm0 9h8v3h-8zm0 9h8v3h-8z"
        className="fill-surface/60"
      />
      {GROUND}
    </g>
  ),
  gateway: (
    <g>
      <path d="M18 136v-22h84v22z" className={FAR} />
      <path d="M34 136V84h52v52H72v-22c0-14-24-14-24 0v22z" className={NEAR} />
      <path d="M30 84h60v-6H30zM38 78h44v-7H38zM46 71h28v-7H46zM54 64h12l-6-12z" className={WARM} />
      {GROUND}
    </g>
  ),
  fort: (
    <g>
      <path d="M0 136v-26l24-8 26 6 30-12 40 10v30z" className={FAR} />
      <path
        d="M10 136v-30h6v-5h5v5h6v-5h5v5h56v-5h5v5h6v-5h5v5h6v30H68v-12c0-9-16-9-16 0v12z"
        className={NEAR}
      />
      <path d="M46 101c0-9 10-9 14-18 4 9 14 9 14 18z" className={WARM} />
      {GROUND}
    </g>
  ),
  bridge: (
    <g>
      <path d="M0 128h120v22H0z" className={FAR} />
      <path d="M36 128V74h5v54zM79 128V74h5v54z" className={NEAR} />
      <path d="M0 116h120v5H0z" className={WARM} />
      <path
        d="M0 115 38 76l21 39 22-39 39 39"
        fill="none"
        strokeWidth="2"
        className="stroke-primary/75"
      />
      <path d="M0 138h120v12H0z" className={NEAR} />
    </g>
  ),
  lake: (
    <g>
      <path d="M0 112 30 84l22 18 26-24 42 34v14H0z" className={FAR} />
      <path d="M48 126v-14h24v14z" className={NEAR} />
      <path d="M46 112c2-9 11-8 14-16 3 8 12 7 14 16z" className={WARM} />
      <path d="M0 126h120v24H0z" className={NEAR} />
      <path d="M16 134h34v2H16zm46 6h40v2H62z" className="fill-surface/50" />
    </g>
  ),
} satisfies Record<string, ReactNode>;

/** Only where it is true of the city: a bridge over wide water, a lake, the gate of a temple, offices of glass. */
const KNOWN_FOR: readonly [scene: keyof typeof SCENES, cities: string][] = [
  ['dome', 'Agra, Delhi, Hyderabad, Lucknow, Bhopal, Aurangabad, Vijayapura'],
  ['towers', 'Bengaluru, Gurugram, Noida, Greater Noida, Navi Mumbai, Thane'],
  ['gateway', 'Chennai, Madurai, Tiruchirappalli, Thanjavur, Kanchipuram, Tirupati'],
  ['fort', 'Pune, Jaipur, Jodhpur, Jaisalmer, Gwalior, Bikaner, Chittorgarh, Jhansi'],
  ['bridge', 'Mumbai, Kolkata, Howrah, Prayagraj, Guwahati'],
  ['lake', 'Udaipur, Nainital, Srinagar, Ajmer'],
];

const SCENE_OF = new Map(
  KNOWN_FOR.flatMap(([scene, cities]) => cities.split(', ').map((city) => [city, scene] as const)),
);
