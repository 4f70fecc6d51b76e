/** Square metres of the units of land that are not the same all over India, in the states that use them. */
type Sizes = Readonly<Record<string, number>>;

/** Where several are in use that of sales deeds, or the larger. */
const BIGHA: Sizes = {
  Assam: 1_337.8,
  Bihar: 2_529.29,
  Chhattisgarh: 1_114.84,
  Delhi: 842.71,
  Gujarat: 1_618.74,
  Haryana: 2_529.29,
  'Himachal Pradesh': 809.37,
  Jharkhand: 2_529.29,
  'Madhya Pradesh': 1_114.84,
  Punjab: 2_529.29,
  Rajasthan: 2_529.29,
  Uttarakhand: 632.32,
  'Uttar Pradesh': 2_529.29,
  'West Bengal': 1_337.8,
};
const BISWAS_IN_BIGHA = 20;

const KATHA: Sizes = {
  Assam: 267.56,
  Bihar: 126.46,
  Jharkhand: 126.46,
  'Uttar Pradesh': 126.46,
  'West Bengal': 66.89,
};

const UNITS: Readonly<Record<string, (state?: string) => number | undefined>> = {
  Bigha: (state = '') => BIGHA[state],
  Biswa: (state = '') => (BIGHA[state] ?? 0) / BISWAS_IN_BIGHA || undefined,
  Katha: (state = '') => KATHA[state],
  Kanal: () => 505.857,
  Marla: () => 25.293,
  Guntha: () => 101.171,
  Cent: () => 40.469,
  Ground: () => 222.967,
};

/** How large a unit of land is in a state; null for what is none of these units. */
export function landUnit(name: string): ((state?: string) => number | undefined) | null {
  return Object.hasOwn(UNITS, name) ? (UNITS[name] ?? null) : null;
}
