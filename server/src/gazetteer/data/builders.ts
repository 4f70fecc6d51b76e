/** Names of builders, behind which stands the name of what they build: 'Prestige Shantiniketan', 'Lodha Palava'. */
export const BUILDERS: ReadonlySet<string> = new Set(
  `prestige brigade sobha shobha godrej lodha dlf puravankara purva mantri shapoorji hiranandani raheja oberoi rustomjee
  mahindra salarpuria sattva provident adarsh assetz vaishnavi casagrand rajapushpa ramky vasavi gaur gaurs amrapali
  supertech jaypee mahagun eldeco omaxe ansal emaar m3m vatika bptp unitech parsvnath tulip experion sunteck kalpataru
  wadhwa runwal piramal nahar kanakia ekta vtp panchshil paranjape gera rohan amanora shriram sumadhura embassy nitesh`.split(
    /\s+/,
  ),
);
